import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ToolingError } from '../errors.ts';

export interface PackageManifest {
  name: string;
  version: string;
  workspaces?: string[];
  /** What npm packs, beside what it always packs. */
  files?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** @throws ToolingError `config-invalid`. */
export function readManifest(dir: string): PackageManifest {
  const file = join(dir, 'package.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PackageManifest;
  } catch (cause) {
    throw new ToolingError(`${file} cannot be read as JSON.`, { code: 'config-invalid', cause });
  }
}
