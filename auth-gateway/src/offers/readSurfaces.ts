import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { ApiSurface } from '@saltbush/contract/api-surface';

/** Packages that write down what their part of the API takes and gives, each in a folder `surface`. */
const PACKAGES = ['@saltbush/business-api'];

/** Every file is small, and there are few. */
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as ApiSurface;

/** What each capability of this gateway offers, by its name. */
export function readSurfaces(): Map<string, ApiSurface> {
  const require = createRequire(import.meta.url);
  const files = PACKAGES.flatMap((name) => {
    const folder = dirname(require.resolve(`${name}/surface/terms.json`));
    return readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [join(folder, file)] : []));
  });
  return new Map(files.map((file) => [basename(file, '.json'), read(file)]));
}
