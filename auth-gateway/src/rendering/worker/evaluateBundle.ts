import { Buffer } from 'node:buffer';
import { Script } from 'node:vm';

interface Bundle {
  key: string;
  code: string;
  /** What V8 made of the code in an earlier process, as base64; empty when there is nothing. */
  compiled: string;
}

interface Evaluated {
  exports: unknown;
  /** What V8 made of the code now; empty where what was given fits. */
  compiled: Uint8Array;
}

const NOTHING = Buffer.alloc(0);

/** Runs a CommonJS bundle and returns its exports. Throws whatever the bundle throws. */
export function evaluateBundle({ key, code, compiled }: Bundle, require: (id: string) => unknown): Evaluated {
  const module = { exports: {} };
  // Without the option `importModuleDynamically`, `import()` in the bundle fails.
  const run = new Script(`(function (require, module, exports) {${code}\n})`, {
    filename: `${key}.cjs`,
    ...(compiled === '' ? {} : { cachedData: Buffer.from(compiled, 'base64') }),
  });
  run.runInThisContext()(require, module, module.exports);
  const isKnown = compiled !== '' && run.cachedDataRejected !== true;
  return { exports: module.exports, compiled: isKnown ? NOTHING : run.createCachedData() };
}
