import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import type { BuiltFile } from '../webpack/BuiltFile.ts';

/** Packs an uncompressed tar. Equal files in the same order always give equal bytes. */
export async function tarOf(files: readonly BuiltFile[]): Promise<Buffer> {
  const archive = pack();
  const packed = buffer(archive);
  for (const { path, content } of files) archive.entry({ name: path, mtime: new Date(0), mode: 0o644 }, content);
  archive.finalize();
  return packed;
}
