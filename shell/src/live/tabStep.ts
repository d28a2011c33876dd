import type { LiveState } from '@saltbush/contract/boot';

/** Everything that decides what an open tab does about the live releases. */
export interface TabFacts {
  live: LiveState;
  /** Host version that runs in this document. */
  hostVersion: string;
  /** Revision for which this tab reloaded already, or null. */
  reloadedForRevision: number | null;
  onShow: {
    remote: string;
    /** Null while it loads, or while the panel is shown instead. */
    version: string | null;
    /** Revision at which no release could show the page, or null. */
    failedAtRevision: number | null;
  } | null;
  /** `name@version` of every override that this tab has seen. */
  seenOverrides: ReadonlySet<string>;
  hasDraft: boolean;
  /** The visitor typed or pressed something a moment ago, or something stands in a plain form. */
  isBusy: boolean;
  /** State of the page that would replace the current one. `none`: no live release has another one. */
  replacement: 'ready' | 'not-loaded' | 'none';
}

/**
 * - `settled`: the page is live.
 * - `outdated`: the next move loads what is live.
 * - `held`: the page has to go once its draft is sent, cleared or left and the visitor pauses.
 * - `load`: the page has to go, and its replacement is not loaded yet.
 * - `swap`, `reload`: replace the page or reload the document now.
 */
export type TabStep = { status: 'settled' | 'outdated' | 'held' | 'load' | 'swap' | 'reload' };

/** What an open tab does next. An ordinary activation never changes a page that somebody reads; a withdrawal does. */
export function tabStep(facts: TabFacts): TabStep {
  const { live, hostVersion, reloadedForRevision, hasDraft, isBusy, replacement } = facts;
  const isHeld = hasDraft || isBusy;
  if (live.hostWithdrawn.includes(hostVersion) && live.hostVersion !== hostVersion) {
    // Another gateway may lag behind and send the old host once more, so one reload per revision is enough.
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
  // Another release is live than the one that failed, so it is worth another attempt.
  if (failedAtRevision !== null) return live.revision > failedAtRevision ? 'withdrawn' : 'live';
  if (version === null) return 'live';
  const known = live.remotes.find(({ name }) => name === remote);
  // The remote was taken off the site, or only a preview had it.
  if (known === undefined) return 'withdrawn';
  const { releases, withdrawn } = known;
  const isActive = releases[0]?.version === version;
  if (isActive) return 'live';
  if (withdrawn.includes(version)) return 'withdrawn';
  if (seenOverrides.has(`${remote}@${version}`)) return 'withdrawn';
  return 'outdated';
}
