import { Script } from 'node:vm';

interface Bundle {
  key: string;
  code: string;
}

/** Runs a CommonJS bundle and gives what it exports. Throws what it throws. */
export function evaluateBundle({ key, code }: Bundle, require: (id: string) => unknown): unknown {
  const module = { exports: {} };
  // Without an option for it, `import()` in the bundle finds nothing.
  const run = new Script(`(function (require, module, exports) {${code}\n})`, { filename: `${key}.cjs` });
  run.runInThisContext()(require, module, module.exports);
  return module.exports;
}
