import type { LiveKind } from '@saltbush/contract/release-api';

/** A line of the log that changed what is live. */
interface Line {
  name: string;
  version: string;
  kind: LiveKind;
  /** Percentage of the visitors. */
  share: number;
  at: Date;
}

interface Shown {
  live: string | null;
  candidate: string | null;
}

/**
 * When visitors last got each version that a later one followed, by name and version. Versions that were taken back are
 * left out, since open tabs replace them, and so are those that visitors get now.
 */
export function endedVersions(lines: readonly Line[]): Map<string, Map<string, Date>> {
  const shown = new Map<string, Shown>();
  const ended = new Map<string, Map<string, Date>>();
  for (const { name, version, kind, share, at } of lines) {
    const before = shown.get(name) ?? { live: null, candidate: null };
    const ends = ended.get(name) ?? new Map<string, Date>();
    ended.set(name, ends);
    const after: Shown =
      kind === 'activate' && share < 100
        ? { live: before.live, candidate: version }
        : { live: version, candidate: null };
    shown.set(name, kind === 'retire' ? { live: null, candidate: null } : after);
    if (kind !== 'activate') {
      ends.delete(version);
      continue;
    }
    for (const left of [before.live, before.candidate]) {
      if (left !== null && left !== after.live && left !== after.candidate) ends.set(left, at);
    }
    ends.delete(version);
  }
  return ended;
}
