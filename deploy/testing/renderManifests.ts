import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec?: object;
}

/** What `kubectl apply -k` would send to a cluster. */
export function renderManifests(folder: string): Manifest[] {
  const printed = execFileSync('kubectl', ['kustomize', join(import.meta.dirname, '../kubernetes', folder)], {
    encoding: 'utf8',
  });
  return parseAllDocuments(printed).map((document) => document.toJS() as Manifest);
}
