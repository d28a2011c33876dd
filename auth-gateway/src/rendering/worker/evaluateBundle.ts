import { Script } from 'node:vm';

interface Bundle {
  key: string;
  code: string;
}

/** Runs a CommonJS bundle and returns its exports. Throws whatever the bundle throws. */
export function evaluateBundle({ key, code }: Bundle, require: (id: string) => unknown): unknown {
  const module = { exports: {} };
  // Without the option `importModuleDynamically`, `import()` in the bundle fails.
  const run = new Script(`(function (require, module, exports) {${code}\n})`, { filename: `${key}.cjs` });
  run.runInThisContext()(require, module, module.exports);
  return module.exports;
}
