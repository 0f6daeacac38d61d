/** The language's own names, and what graders use beside them. */
const NAMES = [
  ..."Object Function Array String Number Boolean Symbol BigInt".split(" "),
  ..."Math JSON Reflect Proxy Promise Iterator RegExp Date Intl".split(" "),
  ..."Error AggregateError EvalError RangeError ReferenceError".split(" "),
  ..."SyntaxError TypeError URIError DOMException".split(" "),
  ..."Map Set WeakMap WeakSet WeakRef FinalizationRegistry".split(" "),
  ..."ArrayBuffer SharedArrayBuffer DataView Atomics".split(" "),
  ..."Int8Array Uint8Array Uint8ClampedArray Int16Array".split(" "),
  ..."Uint16Array Int32Array Uint32Array Float16Array".split(" "),
  ..."Float32Array Float64Array BigInt64Array BigUint64Array".split(" "),
  ..."parseInt parseFloat isNaN isFinite encodeURI decodeURI".split(" "),
  ..."encodeURIComponent decodeURIComponent structuredClone".split(" "),
  ..."TextEncoder TextDecoder URL URLSearchParams AbortSignal".split(" "),
  ..."setTimeout clearTimeout queueMicrotask crypto".split(" "),
];

/** What has no name, but decides what loops, spreads and awaits see. */
function nameless(): object[] {
  const things = [
    [].values(),
    ""[Symbol.iterator](),
    new Map().values(),
    new Set().values(),
    /./[Symbol.matchAll](""),
    [].values().map(String),
    Iterator.from({ next: () => ({ done: true, value: 0 }) }),
    new Intl.Segmenter().segment(""),
    new Intl.Segmenter().segment("")[Symbol.iterator](),
    async () => {},
    function* () {},
    (function* () {})(),
    async function* () {},
    (async function* () {})(),
  ];
  return things.map((thing) => Object.getPrototypeOf(thing));
}

/** Names that a program may give to an object of its own, by assignment. */
const GIVEN = new Set<PropertyKey>(
  "name message stack toString valueOf constructor toLocaleString".split(" "),
);

/**
 * Takes from everything that runs after it the power to change what the
 * language does: with `Object.is = () => true` any answer would be right.
 *
 * @param library What a library exports, to be made fast as well
 * @returns Opens what only the test runner needs, and that at its end
 */
export function lockDown(library: object = {}): () => void {
  const seen = new Set<object>([globalThis]);
  const found: object[] = [
    ...nameless(),
    ...Object.values(library).filter(isObject),
  ];
  for (const name of NAMES) {
    const it = Object.getOwnPropertyDescriptor(globalThis, name);
    if (!it) continue;
    // Read once, as some are only made when they are asked for.
    const value = (globalThis as Record<string, unknown>)[name];
    if (isObject(value)) found.push(value);
    if (!it.configurable) continue;
    Object.defineProperty(globalThis, name, {
      value,
      enumerable: it.enumerable ?? false,
      writable: false,
      configurable: false,
    });
  }
  for (let it; (it = found.pop());) {
    if (seen.has(it)) continue;
    seen.add(it);
    found.push(...reachable(it));
    makeFast(it);
  }
  return lockDeno();
}

function reachable(object: object): object[] {
  const all: unknown[] = [Object.getPrototypeOf(object)];
  for (const key of Reflect.ownKeys(object)) {
    const { value, get, set } = Object.getOwnPropertyDescriptor(object, key)!;
    all.push(value, get, set);
  }
  return all.filter(isObject);
}

function makeFast(object: object): void {
  // Elements of such an array cannot be frozen, nor do they need to be.
  if (ArrayBuffer.isView(object)) return;
  for (const key of GIVEN) {
    const own = Object.getOwnPropertyDescriptor(object, key);
    if (own?.writable && own.configurable && isPrototype(object)) {
      Object.defineProperty(object, key, inheritable(object, key, own.value));
    }
  }
  Object.freeze(object);
}

function isPrototype(object: object): boolean {
  return Object.hasOwn(object, "constructor");
}

/**
 * A property that stays as it is and does not keep an heir from having one of
 * the same name: where a prototype is frozen, `error.name = "Mine"` throws.
 */
function inheritable(
  owner: object,
  key: PropertyKey,
  value: unknown,
): PropertyDescriptor {
  return {
    get: () => value,
    set(this: object, value: unknown) {
      if (this === owner) throw new TypeError(`${String(key)} is fixed`);
      Object.defineProperty(this, key, {
        value,
        enumerable: true,
        writable: true,
        configurable: true,
      });
    },
    enumerable: false,
    configurable: false,
  };
}

/** `Deno` keeps its names, and its way into the runner is closed for now. */
function lockDeno(): () => void {
  const { internal } = Deno as unknown as { internal: symbol };
  for (const key of Reflect.ownKeys(Deno)) {
    const { value } = Object.getOwnPropertyDescriptor(Deno, key)!;
    if (key === internal) continue;
    const fixed = value === undefined ? {} : { writable: false };
    Object.defineProperty(Deno, key, { ...fixed, configurable: false });
  }
  Object.defineProperty(globalThis, "Deno", {
    value: Deno,
    writable: false,
    configurable: false,
  });
  const inside = Object.getOwnPropertyDescriptor(Deno, internal);
  Reflect.deleteProperty(Deno, internal);
  return () => {
    if (inside) Object.defineProperty(Deno, internal, inside);
  };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null ||
    typeof value === "function";
}
