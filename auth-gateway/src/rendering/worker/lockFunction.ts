import { lockPrototype } from './lockPrototype.ts';

/** Freezes a function or class together with its properties, such as `styled.div`. */
export function lockFunction(given: object): void {
  if (Object.isFrozen(given)) return;
  const { prototype } = given as { prototype?: unknown };
  Object.freeze(given);
  if (typeof prototype === 'object' && prototype !== null) lockPrototype(prototype);
  for (const { value } of Object.values(Object.getOwnPropertyDescriptors(given))) {
    if (typeof value === 'function') lockFunction(value);
  }
}
