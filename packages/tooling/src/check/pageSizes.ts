import { brotliCompressSync, constants } from 'node:zlib';
import type { RemoteRelease } from '@saltbush/contract/release';
import type { BuiltFile } from '../release/built-files.ts';

export interface PageSize {
  path: string;
  /** Bytes after brotli 11 of the entry and the page's chunks. */
  brotliBytes: number;
}

/** What each page costs on the wire, on top of the host. */
export function pageSizes(release: RemoteRelease, files: readonly BuiltFile[]): PageSize[] {
  const sizes = new Map<string, number>();
  const sizeOf = (path: string): number => {
    const known = sizes.get(path);
    if (known !== undefined) return known;
    const content = files.find((file) => file.path === path)?.content ?? Buffer.alloc(0);
    const size = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    sizes.set(path, size);
    return size;
  };
  return release.pages.map((page) => ({
    path: page.path,
    brotliBytes: [release.entry, ...page.preload].reduce((sum, path) => sum + sizeOf(path), 0),
  }));
}
