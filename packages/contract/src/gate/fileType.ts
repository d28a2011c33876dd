import { FILE_TYPES, type FileKind } from './file-types.data.ts';

interface KnownType {
  kind: FileKind;
  contentType: string;
  isCompressible: boolean;
}

/**
 * The type of a file by its name; null when a release may not hold it. Names are case-sensitive: not every server
 * would treat `PAGE.JS` as a script, so it has no type.
 */
export function fileType(path: string): KnownType | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot + 1) : '';
  return Object.hasOwn(FILE_TYPES, extension) ? FILE_TYPES[extension as keyof typeof FILE_TYPES] : null;
}
