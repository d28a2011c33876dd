import { brotliCompressSync, constants } from 'node:zlib';
import type { Quietness, RemoteRelease } from '../release.ts';

/** Most that one page of a remote may send over the wire, the host not counted: 250 kB. */
export const PAGE_BUDGET_BYTES = 250_000;

/** Smaller files are sent uncompressed: compressing them does not pay. */
export const WORTH_COMPRESSING_BYTES = 256;

export interface PageSize {
  /** Of a page; of a part, the slot that it fills. */
  path: string;
  /** Bytes over the wire, compressed with brotli, of the entry and the chunks fetched with it. */
  brotliBytes: number;
  /** How alive the page is, and with it when the bytes are sent. */
  interactive: 'page' | Quietness;
}

/** What each page and each part sends over the wire, the host not counted. `wireBytesOf` gives the bytes of one file. */
export function pageSizes(release: RemoteRelease, wireBytesOf: (path: string) => number): PageSize[] {
  const bytesOf = (preload: readonly string[]) =>
    [...new Set([release.entry, ...preload])].reduce((sum, file) => sum + wireBytesOf(file), 0);
  return [
    ...release.pages.map(
      ({ path, preload, interactive }): PageSize => ({
        path,
        interactive: interactive ?? 'page',
        brotliBytes: bytesOf(preload),
      }),
    ),
    ...(release.parts ?? []).map(
      ({ slot, preload, interactive }): PageSize => ({
        path: slot,
        interactive: interactive ?? 'page',
        brotliBytes: bytesOf(preload),
      }),
    ),
  ];
}

/** How the gateway compresses a file once, at publish. */
export function brotliOptions(sizeBytes: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: sizeBytes,
    },
  };
}

/** Bytes over the wire of one script. */
export function wireBytes(bytes: Buffer): number {
  if (bytes.length < WORTH_COMPRESSING_BYTES) return bytes.length;
  return Math.min(bytes.length, brotliCompressSync(bytes, brotliOptions(bytes.length)).length);
}
