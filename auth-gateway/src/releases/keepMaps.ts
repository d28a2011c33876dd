import { promisify } from 'node:util';
import { brotliCompress, constants as zlib } from 'node:zlib';
import type { Release } from '@saltbush/contract/release';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

const MAP = '.map';
/** The highest level would take ten times as long, for a tenth less. Few maps are ever read. */
const QUALITY = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } };

/** The source maps of a release, compressed, by their script. */
export async function packMaps(
  { maps = [] }: Release,
  files: ReadonlyMap<string, Buffer>,
): Promise<ReadonlyMap<string, Buffer>> {
  const packed = new Map<string, Buffer>();
  // One after the other: each takes one of Node's few worker threads.
  for (const { path } of maps) {
    const bytes = files.get(path);
    if (bytes) packed.set(path.slice(0, -MAP.length), await promisify(brotliCompress)(bytes, QUALITY));
  }
  return packed;
}

/** Keeps the maps beside the release, and not among its files, which browsers may fetch. */
export async function keepMaps(
  transaction: Transaction<Tables>,
  { name, version }: Release,
  maps: ReadonlyMap<string, Buffer>,
): Promise<void> {
  for (const [script, brotli] of maps) {
    await transaction.insertInto('release_maps').values({ name, version, script, brotli }).execute();
  }
}
