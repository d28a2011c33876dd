import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Folder of local data: the embedded database, the operator's token, the journeys' scratch. */
export const DATA_DIR = process.env.DATA_DIR || join(ROOT, '.data');

/** Folder of the host. */
export const HOST_FOLDER = 'shell';

/** Folders of everything released on its own. The shell first, because remotes are checked against it. */
export function releaseFolders() {
  const remotes = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => entry.name)
    .sort();
  return [HOST_FOLDER, ...remotes];
}

/** Names of the business capabilities, which are their folders. */
export function capabilityNames() {
  return readdirSync(join(ROOT, 'capabilities'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Every file under a folder, as relative paths, without installed packages, builds and what tests that run write. */
export function sourceFiles(folder, skipped = SKIPPED_FOLDERS) {
  const found = [];
  const visit = (relative) => {
    for (const entry of readdirSync(join(folder, relative), { withFileTypes: true })) {
      const path = relative ? `${relative}/${entry.name}` : entry.name;
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name) && !entry.name.startsWith('.tmp')) visit(path);
      } else if (entry.isFile()) found.push(path);
    }
  };
  visit('');
  return found.sort();
}

export const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.nx',
  '.swc',
  'coverage',
  'test-results',
]);
