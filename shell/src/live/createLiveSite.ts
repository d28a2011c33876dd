import { contributedEntries, findPage, type LiveState, withoutTrailingSlash } from '@saltbush/contract/boot';
import { listPages } from '../pages/listPages.ts';
import type { Connection, KnownSite, LiveFacts, LiveView, MountedPage, PageSource } from '../pages/PageSource.ts';

/** The current page, or the panel that says it could not be loaded. */
export interface OnShow extends MountedPage {
  /** Revision at which no release could show the page, or null. */
  failedAtRevision: number | null;
}

/** What this document knows about live releases, and which page it shows. */
export interface LiveSite extends LiveFacts, Pick<PageSource, 'find' | 'entries'> {
  view: () => LiveView;
  /** Address of what is still missing; null once everything is known. */
  missing: () => string | null;
  /**
   * Adds what was missing, without rendering anything again. What the gateway says instead is news if it differs from
   * what the page was made from. Throws when it is older.
   */
  complete: (state: LiveState) => void;
  connected: (connection: Connection) => void;
  /** Renders the current address again. */
  look: () => void;
  /** Takes over what the gateway says is live. Ignores a revision older than the known one. */
  take: (state: LiveState) => void;
  /** Replaces the current page with the live release. */
  swap: () => void;
  /** Says of which remote a newer page waits behind a draft; null for none. */
  hold: (remote: string | null) => void;
  onShow: () => OnShow | null;
  show: (mounted: MountedPage) => () => void;
  fail: (mounted: MountedPage) => void;
  /** Notes the release of a page that was still loading. */
  arrived: () => void;
  /** The page shown at a time of the document's clock (`performance.now()`). */
  shownAt: (timeMs: number) => MountedPage | null;
  /** Calls back when the view changes. Returns a function that stops it. */
  onView: (listener: () => void) => () => void;
}

export function createLiveSite(boot: KnownSite): LiveSite {
  let state: LiveState = boot;
  let pages = listPages(boot.remotes);
  let missing = boot.rest ?? null;
  /** Made by the gateway for the visitor who got the page; null once something else is live. */
  let entriesOfPage = boot.rest?.entries ?? null;
  let view: LiveView = { ...viewOf(boot, boot), waiting: null, turn: 0 };
  let onShow: OnShow | null = null;
  let connection: Connection = 'starting';
  const log: { sinceMs: number; mounted: MountedPage }[] = [];
  const viewListeners = new Set<() => void>();
  const listeners = new Set<() => void>();

  function tell(...sets: Set<() => void>[]): void {
    for (const set of sets) for (const listener of [...set]) listener();
  }

  function subscribe(set: Set<() => void>, listener: () => void): () => void {
    set.add(listener);
    return () => set.delete(listener);
  }

  function learn(told: LiveState): void {
    state = told;
    pages = listPages(told.remotes);
    missing = null;
  }

  function take(newer: LiveState): void {
    if (newer.revision < state.revision) return;
    learn(newer);
    entriesOfPage = null;
    view = { ...view, ...viewOf(newer, boot) };
    tell(viewListeners, listeners);
  }

  return {
    state: () => state,
    view: () => view,
    find(pathname, visitor) {
      // Another page may fit an address better than those that are known.
      if (missing !== null && missing.pathname !== withoutTrailingSlash(pathname)) return { status: 'unknown' };
      return findPage(pathname, visitor, pages);
    },
    entries: (visitor) =>
      entriesOfPage !== null && isSame(visitor, boot.visitor) ? entriesOfPage : contributedEntries(pages, visitor),
    start: boot,
    connection: () => connection,
    connected(next) {
      connection = next;
      tell(listeners);
    },
    missing: () => missing?.url ?? null,
    complete(told) {
      if (missing === null) return;
      if (told.revision < state.revision) throw new Error('The gateway knows less about what is live than this page.');
      if (!isSame(frameOf(told), frameOf(state))) return take(told);
      learn(told);
      tell(listeners);
    },
    look() {
      view = { ...view };
      tell(viewListeners);
    },
    take,
    swap() {
      view = { ...view, turn: view.turn + 1 };
      tell(viewListeners, listeners);
    },
    hold(remote) {
      if (view.waiting === remote) return;
      view = { ...view, waiting: remote };
      tell(viewListeners);
    },
    onShow: () => onShow,
    show(mounted) {
      // A page can fail before it counts as shown.
      if (onShow?.Page !== mounted.Page) onShow = { ...mounted, failedAtRevision: null };
      log.push({ sinceMs: performance.now(), mounted });
      tell(listeners);
      return () => {
        if (onShow?.Page !== mounted.Page) return;
        onShow = null;
        tell(listeners);
      };
    },
    fail(mounted) {
      onShow = { ...mounted, failedAtRevision: state.revision };
      tell(listeners);
    },
    arrived: () => tell(listeners),
    shownAt: (timeMs) => (log.findLast(({ sinceMs }) => sinceMs <= timeMs) ?? log[0])?.mounted ?? null,
    onView: (listener) => subscribe(viewListeners, listener),
    onChange: (listener) => subscribe(listeners, listener),
  };
}

function viewOf({ overrides, hostVersion }: LiveState, boot: LiveState): Omit<LiveView, 'turn' | 'waiting'> {
  return { overrides, isHostLive: hostVersion === boot.hostVersion };
}

/** Where two states agree in this, the frame around the page looks the same. */
function frameOf({ revision, hostVersion, overrides }: LiveState): unknown {
  return { revision, hostVersion, overrides };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
