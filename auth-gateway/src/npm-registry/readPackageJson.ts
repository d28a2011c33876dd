import { extract } from 'tar-stream';

/** Longer than any that a package here has. */
const MOST_BYTES = 100_000;

/** `package.json` of an uncompressed npm archive; null when it has none that can be read. */
export async function readPackageJson(archive: Buffer): Promise<Record<string, unknown> | null> {
  const entries = extract();
  entries.end(archive);
  try {
    for await (const entry of entries) {
      const { name, size = 0 } = entry.header;
      if (name !== 'package/package.json' || size > MOST_BYTES) {
        entry.resume();
        continue;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      const read: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : null;
    }
    return null;
  } catch {
    return null;
  }
}
