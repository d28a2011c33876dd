import type { RemoteRelease } from '../release.ts';
import type { Finding } from './Finding.ts';
import { readScript } from './readScript.ts';
import { remoteFindings, syntaxFindings } from './scriptFindings.ts';
import { singletonFindings } from './singletonFindings.ts';

/**
 * Checks the scripts that bring a save into open pages, as those of a release are.
 * @param release The build of the working copy that the save follows.
 */
export function saveFindings(release: RemoteRelease, scripts: ReadonlyMap<string, Buffer>): Finding[] {
  const copies = singletonFindings(release, scripts);
  if (copies.length > 0) return copies;
  const readings = new Map([...scripts].map(([path, bytes]) => [path, readScript(path, bytes.toString('utf8'))]));
  return [
    ...[...readings].flatMap(([path, reading]) => syntaxFindings(path, reading)),
    ...remoteFindings(release, readings),
  ];
}
