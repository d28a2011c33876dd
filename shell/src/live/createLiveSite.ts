import type { LiveState } from '@saltbush/contract/boot';
import type { LiveView, MountedPage } from '../loading/PageSource.ts';
import { listPages } from '../routing/listPages.ts';

/** What is on show in place of the page: the page itself, or the panel that says it could not be loaded. */
export interface OnShow extends MountedPage {
  /** The revision for which no release could show the page, or null. */
  failedAtRevision: number | null;
}

/** What this document knows of the live releases, and what it shows of them. */
export interface LiveSite {
  state: () => LiveState;
  view: () => LiveView;
  /** Takes over what the gateway says is live now; an older revision than the known one is left alone. */
  take: (state: LiveState) => void;
  /** Makes the page on show give way to what is live. */
  swap: () => void;
  onShow: () => OnShow | null;
  show: (mounted: MountedPage) => () => void;
  fail: (mounted: MountedPage) => void;
  /** A page on its way has its release now. */
  arrived: () => void;
  /** The page that was on show at a time of the document's clock (`performance.now()`). */
  shownAt: (timeMs: number) => MountedPage | null;
  /** Calls back when the view changed; the answer ends that. */
  onView: (listener: () => void) => () => void;
  /** Calls back when anything here changed; the answer ends that. */
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
      // A page that fails at once has failed before it counts as shown.
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
