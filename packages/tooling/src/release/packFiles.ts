import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { MANIFEST_FILE } from '@saltbush/contract/gate';
import { pack } from 'tar-stream';
import type { BuiltFile } from './built-files.ts';

/** Packs a gzip tar, manifest first. Equal files always give equal bytes. */
export async function packFiles(manifest: Buffer, files: readonly BuiltFile[], level = 9): Promise<Buffer> {
  const archive = pack();
  const packed = buffer(archive.pipe(createGzip({ level })));
  for (const { path, content } of [{ path: MANIFEST_FILE, content: manifest }, ...files]) {
    archive.entry({ name: path, mtime: new Date(0), mode: 0o644 }, content);
  }
  archive.finalize();
  return packed;
}
