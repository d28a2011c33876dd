import { createHash } from 'node:crypto';
import type { Release } from '../release.ts';
import type { Finding } from './Finding.ts';
import { HOW_TO_REBUILD, MANIFEST_FILE } from './manifest-file.ts';

/** Refuses a folder that differs from its manifest: files missing, too many, or with other bytes. */
export function fileFindings(release: Release, files: ReadonlyMap<string, Buffer>): Finding[] {
  const all = [...release.files, ...(release.maps ?? [])];
  const listed = new Set(all.map(({ path }) => path));
  const findings: Finding[] = [];
  if (listed.size !== all.length) {
    findings.push({ code: 'manifest-invalid', message: `${MANIFEST_FILE} lists a file twice. ${HOW_TO_REBUILD}` });
  }
  const missing = [...listed].filter((path) => !files.has(path));
  if (missing.length > 0) {
    const message = `${missing.join(', ')} is not there, although ${MANIFEST_FILE} lists it. ${HOW_TO_REBUILD}`;
    findings.push({ code: 'file-missing', message });
  }
  const extra = [...files.keys()].filter((path) => path !== MANIFEST_FILE && !listed.has(path));
  if (listed.has(MANIFEST_FILE)) extra.push(MANIFEST_FILE);
  if (extra.length > 0) {
    const message = `${extra.join(', ')} must not be there: ${MANIFEST_FILE} does not list it, nor itself. ${HOW_TO_REBUILD}`;
    findings.push({ code: 'file-not-listed', message });
  }
  const damaged = all.filter(({ path, sizeBytes, integrity }) => {
    const bytes = files.get(path);
    return bytes !== undefined && (bytes.length !== sizeBytes || integrityOf(bytes) !== integrity);
  });
  if (damaged.length > 0) {
    const paths = damaged.map(({ path }) => path).join(', ');
    const message = `${paths} is not what ${MANIFEST_FILE} says: size or hash differ. ${HOW_TO_REBUILD}`;
    findings.push({ code: 'file-damaged', message });
  }
  return findings;
}

/** The Subresource Integrity value of a file, sha384. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
