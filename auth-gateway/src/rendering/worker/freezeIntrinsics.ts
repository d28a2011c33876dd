import { Script } from 'node:vm';
import { lockPrototype } from './lockPrototype.ts';

/** Prototypes with properties that ordinary code overrides on its own objects: `toString`, `constructor`, `message`. */
const OVERRIDDEN = [
  ...[Object, Function, Promise],
  ...[Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError],
];

const NO_INTRINSICS = new Set(['globalThis', 'console', 'NaN', 'Infinity', 'undefined']);

/** Names that the language itself defines, without Node's: those of a bare global object. */
function intrinsicNames(): string[] {
  const names = new Script('Object.getOwnPropertyNames(globalThis)').runInNewContext() as string[];
  return [...names].filter((name) => !NO_INTRINSICS.has(name));
}

/** Built-in objects that no global refers to: iterators, generators, async functions. */
function hiddenIntrinsics(): unknown[] {
  const prototypeOf = (value: unknown): unknown => Object.getPrototypeOf(value);
  const iterators = [[].values(), new Map().values(), new Set().values(), ''[Symbol.iterator](), ''.matchAll(/a/g)];
  const functions = [function* () {}, async () => {}, async function* () {}];
  return [...iterators, ...functions].flatMap((one) => [prototypeOf(one), prototypeOf(prototypeOf(one))]);
}

/**
 * Freezes the language's own objects, so that no release can change `Array.prototype` or `JSON` under the host. Node's
 * own `--frozen-intrinsics` does more, but made every page a third slower.
 */
export function freezeIntrinsics(): void {
  const waiting = [...intrinsicNames().map((name) => Reflect.get(globalThis, name)), ...hiddenIntrinsics()];
  for (const { prototype } of OVERRIDDEN) lockPrototype(prototype);
  const seen = new Set<unknown>();
  while (waiting.length > 0) {
    const value = waiting.pop();
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
    seen.add(value);
    Object.freeze(value);
    waiting.push(Object.getPrototypeOf(value));
    for (const key of Reflect.ownKeys(value)) {
      const descriptor = Reflect.getOwnPropertyDescriptor(value, key);
      waiting.push(descriptor?.value, descriptor?.get, descriptor?.set);
    }
  }
}
