import type { Release } from '../release.ts';
import type { Finding } from './Finding.ts';
import { DOCUMENT_EXTENSIONS, FILE_TYPES, SERVER_EXTENSIONS } from './file-types.data.ts';
import { fileType } from './fileType.ts';
import { packageOfPath } from './hostPackages.ts';
import { SERVER_FOLDER } from './manifest-file.ts';

/** Names are cut to this many characters, so that a message stays readable. */
const LONGEST_SHOWN = 80;

/** Refuses files that a browser might open as a document. A document on our origin could act as the visitor. */
export function fileTypeFindings({ kind, files }: Pick<Release, 'kind' | 'files'>): Finding[] {
  return files.flatMap(({ path }) => {
    const reason = reasonAgainst(path) ?? reasonAgainstArchive(path, kind);
    if (reason === null) return [];
    const shown = path.length > LONGEST_SHOWN ? `…${path.slice(-LONGEST_SHOWN)}` : path;
    const message = `${shown} ${reason}. Rename it, or leave it out of the release and build again.`;
    return [{ code: 'file-type-refused', message }];
  });
}

function reasonAgainst(path: string): string | null {
  const segments = path.split('/');
  if (segments.some((segment) => segment.startsWith('.')))
    return 'begins with a dot, which some servers read as their own settings';
  if (segments.some((segment) => segment.endsWith('.'))) return 'ends with a dot, which some file systems drop';
  const [, ...parts] = (segments.at(-1) ?? '').split('.');
  const extension = parts.at(-1) ?? '';
  const isKnown = path.startsWith(SERVER_FOLDER) ? SERVER_EXTENSIONS.includes(extension) : fileType(path) !== null;
  if (!isKnown) {
    const allowed = Object.keys(FILE_TYPES).join(', ');
    return `is of no type that a release may hold. Allowed are ${allowed}, in small letters`;
  }
  const document = parts.slice(0, -1).find((part) => DOCUMENT_EXTENSIONS.has(part.toLowerCase()));
  return document === undefined
    ? null
    : `has .${document} inside its name, so some servers would send it as a document`;
}

function reasonAgainstArchive(path: string, kind: Release['kind']): string | null {
  if (!path.endsWith('.tar') || (kind === 'host' && packageOfPath(path) !== null)) return null;
  return 'is an archive, and only a host has these, as packages/<name>/<version>.tar';
}
