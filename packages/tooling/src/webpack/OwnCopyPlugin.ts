import { resolve, sep } from 'node:path';
import type { Compiler } from 'webpack';
import type { OwnCopies } from '../config/defineHost.ts';

const LAYER = 'own-copy';

/**
 * Gives the files of a late chunk their own copies of some modules. Webpack merges a module into its neighbours only if
 * one chunk uses it, and only then the minimizer writes a value such as `color.ink` as its text. What two chunks share
 * keeps its tables and is read at run time, which costs the first chunk more than the copies cost the late one.
 */
export class OwnCopyPlugin {
  readonly #users: readonly string[];
  readonly #copied: readonly string[];

  constructor(dir: string, { users, copied }: OwnCopies) {
    this.#users = users.map((place) => resolve(dir, place));
    this.#copied = copied.map((place) => resolve(dir, place));
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('OwnCopyPlugin', (factory) => {
      factory.hooks.afterResolve.tap('OwnCopyPlugin', ({ contextInfo, createData }) => {
        const isWanted = contextInfo.issuerLayer === LAYER || isIn(contextInfo.issuer, this.#users);
        createData.layer = isWanted && isIn(createData.resource ?? '', this.#copied) ? LAYER : undefined;
      });
    });
  }
}

function isIn(file: string, places: readonly string[]): boolean {
  return places.some((place) => file === place || file.startsWith(place + sep));
}
