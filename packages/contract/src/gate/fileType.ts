import { FILE_TYPES, type FileKind } from './file-types.data.ts';

interface KnownType {
  kind: FileKind;
  contentType: string;
  isCompressible: boolean;
}

/**
 * What a file is by its name; null for one that no release may hold. Capitals count: `PAGE.JS` is nothing, since not
 * every server would take it for a script.
 */
export function fileType(path: string): KnownType | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot + 1) : '';
  return Object.hasOwn(FILE_TYPES, extension) ? FILE_TYPES[extension as keyof typeof FILE_TYPES] : null;
}
