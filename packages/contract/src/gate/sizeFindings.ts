import type { Release } from '../release.ts';
import type { Finding } from './Finding.ts';
import { isScript } from './isScript.ts';
import { isWorkingCopy } from './isWorkingCopy.ts';
import {
  MOST_COPIED_SCRIPT_BYTES,
  MOST_FILE_BYTES,
  MOST_SCRIPT_BYTES,
  MOST_SCRIPTS_BYTES,
} from './script-limits.data.ts';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Refuses files that are too large to be sent or read. */
export function sizeFindings({ version }: Pick<Release, 'version'>, files: ReadonlyMap<string, Buffer>): Finding[] {
  const mostOfScript = isWorkingCopy(version) ? MOST_COPIED_SCRIPT_BYTES : MOST_SCRIPT_BYTES;
  const findings = [...files].flatMap(([path, { length }]): Finding[] => {
    const most = isScript(path) ? mostOfScript : MOST_FILE_BYTES;
    if (length <= most) return [];
    const message =
      `${path} has ${megabytes(length)}, and ${isScript(path) ? 'a script' : 'a file'} of a release may have ` +
      `${megabytes(most)}. Make it smaller, split it, or serve it from elsewhere.`;
    return [{ code: 'file-too-large', message }];
  });
  const scripts = [...files].reduce((sum, [path, { length }]) => sum + (isScript(path) ? length : 0), 0);
  if (findings.length > 0 || scripts <= MOST_SCRIPTS_BYTES) return findings;
  const message =
    `The scripts of this release have ${megabytes(scripts)} together, and may have ${megabytes(MOST_SCRIPTS_BYTES)}. ` +
    'Leave out what no page needs.';
  return [{ code: 'file-too-large', message }];
}
