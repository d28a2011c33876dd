import { isAbsolute } from 'node:path';
import { ToolingError } from '../errors.ts';

const DEFAULT = 'vendor';

/** `--out` of commands that write packages: a folder of the repository. @throws ToolingError `usage` */
export function outFolder(out = DEFAULT): string {
  const parts = out.split(/[\\/]/);
  if (out !== '' && !isAbsolute(out) && !parts.includes('..')) return out;
  throw new ToolingError(`--out takes a folder below this one, such as ${DEFAULT}, so that it can be committed.`, {
    code: 'usage',
  });
}
