import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package of which a bundle holds code. */
export interface BundledPackage {
  name: string;
  version: string;
  licence: string | null;
}

/** The package that a file belongs to: the nearest folder whose package.json has a name and a version. */
export function packageOfFile(file: string, known: Map<string, BundledPackage | null>): BundledPackage | null {
  const folder = dirname(file);
  const seen = known.get(folder);
  if (seen !== undefined) return seen;
  const manifest = join(folder, 'package.json');
  const { name, version, license } = (existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}) as {
    name?: unknown;
    version?: unknown;
    license?: unknown;
  };
  const isWhole = typeof name === 'string' && typeof version === 'string';
  const own = isWhole ? { name, version, licence: typeof license === 'string' ? license : null } : null;
  const found = own ?? (dirname(folder) === folder ? null : packageOfFile(folder, known));
  known.set(folder, found);
  return found;
}
