import { lockFunction } from './lockFunction.ts';

/** React writes the values of a context into it while it renders, so contexts stay open. */
const CONTEXT = Symbol.for('react.context');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function lock(value: unknown): void {
  if (typeof value === 'function') lockFunction(value);
  if (!isObject(value)) return;
  const members = Object.values(value);
  const type = Reflect.get(value, '$$typeof');
  // Components such as those of `memo` are never written to, nor are groups of functions such as `React.Children`.
  const isComponent = type !== undefined && type !== CONTEXT;
  if (!isComponent && !members.every((member) => typeof member === 'function')) return;
  for (const member of members) if (typeof member === 'function') lockFunction(member);
  Object.freeze(value);
}

/**
 * Freezes what the host shares, so that `react.useState = …` throws. Objects that the packages themselves write to
 * while they render (contexts, the current dispatcher, an API's endpoints) stay open.
 */
export function freezeShared(shared: Record<string, unknown>): void {
  for (const module of Object.values(shared)) {
    if (isObject(module)) {
      Object.values(module).forEach(lock);
      Object.freeze(module);
    } else lock(module);
  }
  Object.freeze(shared);
}
