import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
  /** Undefined for the host, which has none. */
  container?: string;
  entry: string;
  /** The host's second entry. */
  frame?: string;
  files: { path: string; sizeBytes: number; integrity: string }[];
  [field: string]: unknown;
}

interface Options {
  /** Folder of a built release. */
  dist: string;
  version: string;
  /** Edits a script before its integrity is computed. */
  edit?: (code: string, path: string) => string;
}

/**
 * Makes another version of a built release without building: new names, new hashes. Resolves to its folder, beside
 * the original.
 */
export async function restampRelease({ dist, version, edit = (code) => code }: Options): Promise<string> {
  const folder = `${dist}-${version}`;
  await rm(folder, { recursive: true, force: true });
  await cp(dist, folder, { recursive: true });
  const before = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as Manifest;
  const container = `${before.name}_${version}`.replace(/\W/g, '_');
  const integrities = new Map<string, string>();
  const files: Manifest['files'] = [];
  // An entry contains the integrity of every script that it loads, so entries come last.
  const isEntry = ({ path }: { path: string }) => path === before.entry || path === before.frame;
  const inOrder = [...before.files].sort((a, b) => Number(isEntry(a)) - Number(isEntry(b)));
  for (const file of inOrder) {
    const path = join(folder, file.path);
    let bytes = await readFile(path);
    if (/\.c?js$/.test(file.path)) {
      let code = bytes.toString('utf8').replaceAll(before.version, version);
      if (before.container) code = code.replaceAll(before.container, container);
      for (const [old, fresh] of integrities) code = code.replaceAll(old, fresh);
      bytes = Buffer.from(edit(code, file.path));
      await writeFile(path, bytes);
    }
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    integrities.set(file.integrity, integrity);
    files.push({ path: file.path, sizeBytes: bytes.length, integrity });
  }
  const names = before.container ? { version, container } : { version };
  const manifest = { ...before, ...names, files: files.sort((a, b) => (a.path < b.path ? -1 : 1)) };
  await writeFile(join(folder, 'release.json'), JSON.stringify({ ...manifest, contentId: contentIdOf(manifest) }));
  return folder;
}

/** As `mfe build` computes it: over the manifest with sorted keys, without `contentId` and `commit`. */
function contentIdOf({ contentId: _contentId, commit: _commit, ...manifest }: Manifest): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(manifest)))
    .digest('hex')
    .slice(0, 12);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sortKeys(item)]));
}
