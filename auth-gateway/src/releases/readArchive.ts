import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Refusal } from '@saltbush/capability/refusal';
import { extract, type Header } from 'tar-stream';

const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;
const MAX_ENTRIES = 4_000;
const UNSAFE_SEGMENT = /(^|\/)\.\.(\/|$)/;
const HIDDEN_CHARACTER = /\\|\p{Control}/u;

function unsafe(name: string, reason: string): Refusal {
  const message = `The archive holds "${name}", ${reason}. Pack the release folder alone, with mfe publish.`;
  return new Refusal(message, { status: 422, code: 'archive-unsafe-entry' });
}

function damaged(cause: unknown): Refusal {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = `The archive cannot be read (${reason}). It may have been cut short on the way: publish again.`;
  return new Refusal(message, { status: 422, code: 'archive-damaged', cause });
}

async function unpack(packed: Buffer): Promise<Buffer> {
  try {
    return await promisify(gunzip)(packed, { maxOutputLength: MAX_UNPACKED_BYTES });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_BUFFER_TOO_LARGE') throw damaged(error);
    const limit = `${MAX_UNPACKED_BYTES / 1024 / 1024} MB`;
    throw new Refusal(`The release is larger than ${limit} unpacked. Make it smaller.`, {
      status: 413,
      code: 'archive-too-large',
      cause: error,
    });
  }
}

/** The entry's path within the release; null for a folder. */
function entryPath({ name, type }: Header): string | null {
  const path = name.replace(/^(\.\/)+/, '');
  if (UNSAFE_SEGMENT.test(path)) throw unsafe(name, 'which leaves the folder');
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) throw unsafe(name, 'an absolute path');
  if (HIDDEN_CHARACTER.test(path)) throw unsafe(name, 'a name with characters that no file here has');
  if (type === 'directory') return null;
  if (type !== 'file') throw unsafe(name, `a ${type ?? 'special'} entry and no ordinary file`);
  return path;
}

/**
 * Reads a gzipped tar in memory, without using the disk.
 * @returns each file's bytes by its path.
 * @throws Refusal for an archive that is damaged or too large, and for an entry that is not a regular file in the
 * folder.
 */
export async function readArchive(packed: Buffer): Promise<Map<string, Buffer>> {
  const unpacked = await unpack(packed);
  const files = new Map<string, Buffer>();
  const entries = extract();
  entries.end(unpacked);
  let count = 0;
  try {
    for await (const entry of entries) {
      if (++count > MAX_ENTRIES) {
        throw new Refusal(`The archive has more than ${MAX_ENTRIES} files and folders. Make the release smaller.`, {
          status: 413,
          code: 'archive-too-large',
        });
      }
      const path = entryPath(entry.header);
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      if (path === null) continue;
      if (files.has(path)) throw unsafe(path, 'twice');
      files.set(path, Buffer.concat(chunks));
    }
  } catch (error) {
    if ((error as Partial<Refusal>).status !== undefined) throw error;
    throw damaged(error);
  }
  return files;
}
