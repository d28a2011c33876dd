import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A YAML file below `deploy/`, with its anchors and merges resolved. */
export function readYaml(path: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, '..', path), 'utf8'), { merge: true });
}
