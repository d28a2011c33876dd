import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { MANIFEST_FILE } from '@saltbush/contract/gate';
import { pack } from 'tar-stream';
import { ToolingError } from '../errors.ts';
import { readRelease } from './readRelease.ts';

/**
 * Packs a release folder for publishing: release.json first, then exactly the files it names. The same folder always
 * gives the same bytes.
 * @throws ToolingError `release-invalid` when a file is missing or changed since the build.
 */
export async function packRelease(dir: string): Promise<Buffer> {
  const reading = readRelease(dir);
  if (reading.status === 'damaged') {
    throw new ToolingError(`${dir} is not whole. Run mfe build again.`, {
      code: 'release-invalid',
      details: reading.damage,
    });
  }
  const archive = pack();
  const packed = buffer(archive.pipe(createGzip({ level: 9 })));
  for (const path of [MANIFEST_FILE, ...reading.release.files.map((file) => file.path)]) {
    archive.entry({ name: path, mtime: new Date(0), mode: 0o644 }, readFileSync(join(dir, path)));
  }
  archive.finalize();
  return packed;
}
