/**
 * Freezes a prototype, but lets objects that inherit from it have properties of the same names. After a plain freeze,
 * JavaScript would refuse even `this.setState = …` in a subclass.
 */
export function lockPrototype(prototype: object): void {
  for (const key of Reflect.ownKeys(prototype)) {
    const descriptor = Reflect.getOwnPropertyDescriptor(prototype, key);
    if (!descriptor?.configurable || !('value' in descriptor)) continue;
    const { value, enumerable = false } = descriptor;
    Object.defineProperty(prototype, key, {
      enumerable,
      configurable: false,
      get: () => value,
      set(this: object, own: unknown) {
        if (this === prototype) throw new TypeError(`${String(key)} is shared and cannot be changed.`);
        Object.defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
      },
    });
  }
  Object.freeze(prototype);
}
