import { assertEquals } from "@std/assert";
import { newMessage } from "./message.ts";
import { OutputList } from "./outputs.ts";

function list(
  messages: [type: string, content: unknown][],
  maxBytes = 1000,
): OutputList {
  const outputs = new OutputList(maxBytes);
  for (const [type, content] of messages) {
    outputs.add(newMessage(type, content, { session: "s" }));
  }
  return outputs;
}

const out = (text: string) => ["stream", { name: "stdout", text }] as const;
const err = (text: string) => ["stream", { name: "stderr", text }] as const;
const display = (text: string, id?: string) =>
  ["display_data", {
    data: { "text/plain": text },
    metadata: {},
    transient: id ? { display_id: id } : {},
  }] as const;

Deno.test("OutputList joins neighbouring pieces of one stream only", () => {
  const { outputs } = list([
    [...out("a")],
    [...out("b")],
    [...err("c")],
    [...out("d")],
  ]);
  assertEquals(outputs.map((o) => o.output_type === "stream" && o.text), [
    "ab",
    "c",
    "d",
  ]);
});

Deno.test("OutputList keeps no transient data and passes over what is no output", () => {
  const { outputs, over } = list([
    ["status", { execution_state: "busy" }],
    ["execute_input", { code: "1" }],
    ["comm_open", {}],
  ], 0);
  assertEquals(outputs, []);
  assertEquals(over, undefined);
  assertEquals(list([[...display("x", "id")]]).outputs, [
    { output_type: "display_data", data: { "text/plain": "x" }, metadata: {} },
  ]);
});

Deno.test("OutputList counts bytes and keeps up to the limit, and errors beyond it", () => {
  // {"name":"stdout","text":"é"} is 29 bytes in UTF-8.
  const full = list([[...out("é")], [...out("é")]], 58);
  assertEquals(full.over, undefined);
  assertEquals(full.outputs.length, 1);
  const error = { ename: "E", evalue: "e", traceback: [] };
  const over = list([
    [...out("é")],
    [...out("é")],
    [...err("!")],
    ["error", error],
  ], 57);
  assertEquals(over.over, "57 bytes");
  assertEquals(over.outputs, [
    { output_type: "stream", name: "stdout", text: "é" },
    { output_type: "error", ...error },
  ]);
});

Deno.test("OutputList counts pieces", () => {
  const pieces = new Array(10_000).fill([...out("x")]);
  assertEquals(list(pieces, 1e9).over, undefined);
  const { over, outputs } = list([...pieces, [...out("y")]], 1e9);
  assertEquals(over, "10000 pieces");
  assertEquals(outputs, [
    { output_type: "stream", name: "stdout", text: "x".repeat(10_000) },
  ]);
});

Deno.test("OutputList clears at once, or with the next output", () => {
  assertEquals(list([[...out("a")], ["clear_output", {}]]).outputs, []);
  const wait = ["clear_output", { wait: true }] as [string, unknown];
  assertEquals(list([[...out("a")], wait]).outputs.length, 1);
  assertEquals(list([[...out("a")], wait, [...out("b")]]).outputs, [
    { output_type: "stream", name: "stdout", text: "b" },
  ]);
});

Deno.test("OutputList updates the display that is named, and no other", () => {
  const update = ["update_display_data", display("new", "two")[1]] as [
    string,
    unknown,
  ];
  const { outputs } = list([
    [...display("1", "one")],
    [...display("2", "two")],
    update,
    ["update_display_data", display("?", "nobody")[1]],
  ]);
  assertEquals(
    outputs.map((o) => "data" in o && o.data["text/plain"]),
    ["1", "new"],
  );
});
