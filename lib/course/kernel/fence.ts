import type { KernelLink } from "./link.ts";
import { type Message, newMessage } from "./message.ts";
import { pause } from "./pause.ts";

const MARK = "application/x-fence";

/** What the fence waits for on iopub while a cell runs. */
interface Running {
  readonly request: Message;
  readonly emit: (message: Message) => void;
  readonly idle: PromiseWithResolvers<Message>;
  /** Marks that were sent, by the id of the request that sends them. */
  readonly marks: Map<string, PromiseWithResolvers<void>>;
}

/**
 * Runs cells one at a time so that every output is told before the cell counts
 * as done.
 *
 * Deno's kernel sends outputs through a queue that `idle` and the reply
 * overtake. After a cell, a second, silent request therefore sends a mark
 * through the same queue: what arrives before the mark is the cell's. Timers
 * that print while the next cell runs are beyond it: the kernel itself files
 * them under that cell.
 */
export class Fence {
  /**
   * Called for messages on iopub that belong to no running cell, such as what a
   * timer prints afterwards.
   */
  onStray: (message: Message) => void = () => {};
  #link: KernelLink;
  #session: string;
  #running: Running | undefined;
  #last: Running | undefined;

  /** Takes over the link's iopub. */
  constructor(link: KernelLink, session: string) {
    this.#link = link;
    this.#session = session;
    link.onIopub = (message) => this.#take(message);
  }

  /** Whether a cell is running. */
  get busy(): boolean {
    return this.#running !== undefined;
  }

  /**
   * Sends one execute_request and waits until its reply, its idle and all its
   * outputs are here. It sets no time limit: an interrupt or the end of the
   * kernel ends the wait.
   *
   * @param request The request, as the caller made it.
   * @param emit Called with each message on iopub that belongs to the cell, its
   * parent set right: `busy`, the input, the outputs. The caller tells `idle`
   * when it has told all else.
   * @returns The reply and the idle message.
   * @throws {Error} If the kernel's channels close first, or a cell is running
   * already.
   */
  async execute(
    request: Message,
    emit: (message: Message) => void,
  ): Promise<{ reply: Message; idle: Message }> {
    if (this.#running) throw new Error("A cell is running already");
    const running: Running = this.#running = {
      request,
      emit,
      idle: Promise.withResolvers(),
      marks: new Map(),
    };
    try {
      const [reply, idle] = await this.#unlessGone(Promise.all([
        this.#link.request("shell", request),
        running.idle.promise,
      ]));
      // An interrupt can hit the fence instead of the cell, hence the second
      // try.
      if (!await this.#mark(running) && !await this.#mark(running)) {
        // The cell has made Deno.jupyter unusable. Waiting a little is the best
        // that is left.
        await pause(100);
      }
      return { reply, idle };
    } finally {
      this.#last = running;
      this.#running = undefined;
    }
  }

  /**
   * Sends a mark after what the cell has sent; false if the kernel could not
   * run it.
   */
  async #mark(running: Running): Promise<boolean> {
    const request = newMessage("execute_request", {
      code: "",
      silent: true,
      store_history: false,
      user_expressions: {},
      allow_stdin: false,
      stop_on_error: false,
    }, { session: this.#session });
    const id = request.header.msg_id;
    request.content.code =
      `await Deno.jupyter.broadcast("display_data", { data: ` +
      `{ "${MARK}": "${id}" }, metadata: {}, transient: {} })`;
    const seen = Promise.withResolvers<void>();
    running.marks.set(id, seen);
    const reply = await this.#unlessGone(this.#link.request("shell", request));
    if (reply.content.status !== "ok") return false;
    await this.#unlessGone(seen.promise);
    return true;
  }

  #unlessGone<T>(promise: Promise<T>): Promise<T> {
    return Promise.race([
      promise,
      this.#link.closed.then((reason) => {
        throw reason;
      }),
    ]);
  }

  #take(message: Message): void {
    const id = message.parent.msg_id ?? "";
    const type = message.header.msg_type;
    const cell = this.#running;
    if (cell && id === cell.request.header.msg_id) {
      if (type === "status" && message.content.execution_state === "idle") {
        cell.idle.resolve(message);
      } else cell.emit({ ...message, parent: cell.request.header });
      return;
    }
    const owner = [cell, this.#last].find((run) => run?.marks.has(id));
    if (!owner) return this.onStray(message);
    // These three are the fence's own: they do not come through the queue.
    if (["status", "execute_input", "error"].includes(type)) return;
    if (message.content.data?.[MARK] === id) {
      return owner.marks.get(id)!.resolve();
    }
    const own = { ...message, parent: owner.request.header };
    if (owner === cell) cell.emit(own);
    else this.onStray(own);
  }
}
