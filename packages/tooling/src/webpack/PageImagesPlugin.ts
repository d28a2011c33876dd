import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { RemoteConfig } from '../config/defineRemote.ts';
import type { Project } from '../config/loadProject.ts';

const HASH_LENGTH = 8;

/** Name in the release of a route's preview picture. */
export function pageImageFile(dir: string, image: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(join(dir, image)))
    .digest('hex')
    .slice(0, HASH_LENGTH);
  const { name, ext } = parse(image);
  return `assets/${name}.${hash}${ext}`;
}

/** Adds the routes' preview pictures to the release, since no page imports them. */
export class PageImagesPlugin {
  readonly #project: Project<RemoteConfig>;

  constructor(project: Project<RemoteConfig>) {
    this.#project = project;
  }

  apply(compiler: Compiler): void {
    const { dir, config } = this.#project;
    const images = new Set(config.routes.flatMap(({ image }) => image ?? []));
    compiler.hooks.thisCompilation.tap('PageImagesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('PageImagesPlugin', () => {
        for (const image of images) {
          compilation.fileDependencies.add(join(dir, image));
          const source = new webpack.sources.RawSource(readFileSync(join(dir, image)));
          compilation.emitAsset(pageImageFile(dir, image), source, { immutable: true });
        }
      });
    });
  }
}
