import type { LiveState } from '@saltbush/contract/boot';

/** All that decides what an open tab does about what is live now. */
export interface TabFacts {
  live: LiveState;
  /** The host that runs in this document. */
  hostVersion: string;
  /** Revision for which this tab was loaded anew already, or null. */
  reloadedForRevision: number | null;
  onShow: {
    remote: string;
    /** Null while it loads, or where the panel stands in. */
    version: string | null;
    /** Revision for which no release could show the page, or null. */
    failedAtRevision: number | null;
  } | null;
  /** `name@version` of every override that this tab has seen. */
  seenOverrides: ReadonlySet<string>;
  hasDraft: boolean;
  /** The visitor typed or pressed something a moment ago. */
  isBusy: boolean;
  /** The page that would take the place of the one on show; `none`: its releases have nothing else to show. */
  replacement: 'ready' | 'not-loaded' | 'none';
}

/**
 * - `settled`: what is on show is live.
 * - `outdated`: the next move takes what is live.
 * - `held`: what is on show has to go, once the draft on it is sent, cleared or left, and the visitor pauses.
 * - `load`: it has to go, and what follows it is not loaded yet.
 * - `swap`, `reload`: now.
 */
export type TabStep = { status: 'settled' | 'outdated' | 'held' | 'load' | 'swap' | 'reload' };

/** What an open tab does next. An ordinary activation never changes a page under its reader; a withdrawal does. */
export function tabStep(facts: TabFacts): TabStep {
  const { live, hostVersion, reloadedForRevision, hasDraft, isBusy, replacement } = facts;
  const isHeld = hasDraft || isBusy;
  if (live.hostWithdrawn.includes(hostVersion) && live.hostVersion !== hostVersion) {
    // Another gateway may lag behind and give the old host once more: one reload for each revision is enough.
    if (reloadedForRevision === live.revision) return { status: 'outdated' };
    return { status: isHeld ? 'held' : 'reload' };
  }
  const standing = standingOf(facts);
  if (standing !== 'withdrawn') {
    return { status: standing === 'live' && live.hostVersion === hostVersion ? 'settled' : 'outdated' };
  }
  if (replacement === 'none') return { status: 'outdated' };
  if (isHeld) return { status: 'held' };
  return { status: replacement === 'ready' ? 'swap' : 'load' };
}

function standingOf({ live, onShow, seenOverrides }: TabFacts): 'live' | 'outdated' | 'withdrawn' {
  if (!onShow) return 'live';
  const { remote, version, failedAtRevision } = onShow;
  // Something else is live than what could not be shown: it is worth another attempt.
  if (failedAtRevision !== null) return live.revision > failedAtRevision ? 'withdrawn' : 'live';
  if (version === null) return 'live';
  const { releases = [], withdrawn = [] } = live.remotes.find(({ name }) => name === remote) ?? {};
  const isActive = releases[0]?.version === version;
  if (isActive) return 'live';
  if (withdrawn.includes(version)) return 'withdrawn';
  if (seenOverrides.has(`${remote}@${version}`)) return 'withdrawn';
  return 'outdated';
}
