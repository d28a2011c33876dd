import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from '@swc/core';
import { ToolingError } from '../errors.ts';
import { LAZY_SHARE_KEYS, SHARE_KEYS } from '../share-keys.data.ts';
import { defineHost } from './defineHost.ts';
import { defineRemote } from './defineRemote.ts';
import { exposeName } from './exposeName.ts';

type Exports = Record<string, unknown>;

/** What this package exports (a test compares). The entry itself is above: it also exports what reads configurations. */
export const TOOLING = { defineHost, defineRemote, exposeName, LAZY_SHARE_KEYS, SHARE_KEYS };

/**
 * Runs a TypeScript configuration file and the `.ts` files it imports. Imports of `@saltbush/tooling` get this very
 * package, so a configuration behaves the same from source, in tests and when installed.
 */
export function requireTypeScript(file: string, loaded = new Map<string, Exports>()): Exports {
  const known = loaded.get(file);
  if (known) return known;
  const module = { exports: {} as Exports };
  loaded.set(file, module.exports);
  const requireFromFile = createRequire(file);
  const requireAny = (id: string): unknown => {
    if (id === '@saltbush/tooling') return TOOLING;
    if (id.startsWith('.') && /\.tsx?$/.test(id)) return requireTypeScript(resolve(dirname(file), id), loaded);
    return requireFromFile(id);
  };
  const run = compileFunction(compile(file), ['require', 'module', 'exports'], { filename: file });
  run(requireAny, module, module.exports);
  return module.exports;
}

function compile(file: string): string {
  try {
    return transformSync(readFileSync(file, 'utf8'), {
      filename: file,
      configFile: false,
      swcrc: false,
      jsc: { parser: { syntax: 'typescript', tsx: file.endsWith('x') }, target: 'es2022' },
      module: { type: 'commonjs' },
    }).code;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ToolingError(`${file} is not valid TypeScript.`, { code: 'config-invalid', details: [reason], cause });
  }
}
