import type { LiveState } from '@saltbush/contract/boot';
import type { LiveView, MountedPage } from '../loading/PageSource.ts';
import { listPages } from '../routing/listPages.ts';

/** The current page, or the panel that says it could not be loaded. */
export interface OnShow extends MountedPage {
  /** Revision at which no release could show the page, or null. */
  failedAtRevision: number | null;
}

/** What this document knows about live releases, and which page it shows. */
export interface LiveSite {
  state: () => LiveState;
  view: () => LiveView;
  /** Takes over what the gateway says is live. Ignores a revision older than the known one. */
  take: (state: LiveState) => void;
  /** Replaces the current page with the live release. */
  swap: () => void;
  onShow: () => OnShow | null;
  show: (mounted: MountedPage) => () => void;
  fail: (mounted: MountedPage) => void;
  /** Notes the release of a page that was still loading. */
  arrived: () => void;
  /** The page shown at a time of the document's clock (`performance.now()`). */
  shownAt: (timeMs: number) => MountedPage | null;
  /** Calls back when the view changes. Returns a function that stops it. */
  onView: (listener: () => void) => () => void;
  /** Calls back when anything here changes. Returns a function that stops it. */
  onChange: (listener: () => void) => () => void;
}

export function createLiveSite(boot: LiveState): LiveSite {
  let state = boot;
  let view: LiveView = { ...viewOf(boot, boot), turn: 0 };
  let onShow: OnShow | null = null;
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

  return {
    state: () => state,
    view: () => view,
    take(newer) {
      if (newer.revision < state.revision) return;
      state = newer;
      view = { ...viewOf(newer, boot), turn: view.turn };
      tell(viewListeners, listeners);
    },
    swap() {
      view = { ...view, turn: view.turn + 1 };
      tell(viewListeners, listeners);
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

function viewOf({ remotes, overrides, hostVersion }: LiveState, boot: LiveState): Omit<LiveView, 'turn'> {
  return { pages: listPages(remotes), overrides, isHostLive: hostVersion === boot.hostVersion };
}
