import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The operator token of a gateway on this machine: `.data/operator-token` in this folder or one above. */
export function findToken(from: string, dataDir = process.env.DATA_DIR): string | undefined {
  if (dataDir) return read(join(dataDir, 'operator-token'));
  for (let folder = from; ; folder = dirname(folder)) {
    const token = read(join(folder, '.data', 'operator-token'));
    if (token || dirname(folder) === folder) return token;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
