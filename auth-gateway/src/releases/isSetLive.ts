import type { SetMember } from '@saltbush/contract/release-api';
import type { LiveVersions } from './liveVersions.ts';

/** Whether all members of a set are live as they were activated with it, and no other release has a share beside one. */
export function isSetLive(
  set: number,
  members: readonly SetMember[],
  versions: ReadonlyMap<string, Pick<LiveVersions, 'version' | 'set' | 'candidate'>>,
): boolean {
  return members.every(({ name, version }) => {
    const live = versions.get(name);
    return live?.version === version && live.set === set && live.candidate === null;
  });
}
