import type { Compilation } from 'webpack';
import { ToolingError } from '../errors.ts';

/**
 * Replaces each file of the remote's folder (`./src/film.mp4`) with its name in the release
 * (`~/assets/film.1a2b.mp4`).
 * @throws ToolingError `build-failed` for a file that no page of the build imports.
 */
export function withFileNames<T>(value: T, compilation: Pick<Compilation, 'getAssets'>): T {
  if (typeof value === 'string') return (value.startsWith('./') ? fileName(value, compilation) : value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => withFileNames(item, compilation)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFileNames(item, compilation)])) as T;
}

function fileName(source: string, compilation: Pick<Compilation, 'getAssets'>): string {
  const asset = compilation.getAssets().find(({ info }) => info.sourceFilename === source.slice(2));
  if (asset) return `~/${asset.name}`;
  const message = `The structured data names ${source}, but no page of the build uses that file. Import it, or name another.`;
  throw new ToolingError(message, { code: 'build-failed' });
}
