import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { MANIFEST_FILE } from '@saltbush/contract/gate';
import { pack } from 'tar-stream';
import type { BuiltFile } from './built-files.ts';

/** A gzip tar with the manifest first. The same files always give the same bytes. */
export async function packFiles(manifest: Buffer, files: readonly BuiltFile[], level = 9): Promise<Buffer> {
  const archive = pack();
  const packed = buffer(archive.pipe(createGzip({ level })));
  for (const { path, content } of [{ path: MANIFEST_FILE, content: manifest }, ...files]) {
    archive.entry({ name: path, mtime: new Date(0), mode: 0o644 }, content);
  }
  archive.finalize();
  return packed;
}
