import type { Visitor } from '@saltbush/contract/boot';
import { flushSync } from 'react-dom';
import { announce } from '../announcer/announce.ts';
import type { PageLoader } from '../loading/createPageLoader.ts';
import type { Drafts } from '../store/createDrafts.ts';
import type { LiveSite } from './createLiveSite.ts';
import { hasTyped } from './hasTyped.ts';
import { holdPlace } from './holdPlace.ts';
import { createReloadMark } from './reload-mark.ts';
import { type TabFacts, type TabStep, tabStep } from './tabStep.ts';

interface Options {
  site: LiveSite;
  loader: PageLoader;
  drafts: Drafts;
  visitor: () => Visitor;
  hostVersion: string;
  reloadDocument: () => void;
}

/** A page in use changes only after the visitor has paused this long. */
const QUIET_MS = 1000;
const RETRY_MS = 10_000;
const ACTIVITY = ['keydown', 'pointerdown', 'input'] as const;

/** Carries out `tabStep` in this tab each time one of its facts changes. Returns a function that stops it. */
export function keepTab({ site, loader, drafts, visitor, hostVersion, reloadDocument }: Options): () => void {
  const seenOverrides = new Set<string>();
  const reloadMark = createReloadMark();
  let lastActivityMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;
  let isOver = false;

  const replacementMatch = () => site.find(location.pathname, visitor());

  function replacement(): TabFacts['replacement'] {
    const match = replacementMatch();
    if (match.status === 'not-found') return 'ready';
    if (match.status === 'unknown') return 'none';
    const page = loader.loaded(match.remote, match.page.path);
    if (!page) return 'not-loaded';
    const onShow = site.onShow();
    return onShow?.remote === match.remote && onShow.version() === page.version ? 'none' : 'ready';
  }

  function facts(): TabFacts {
    const onShow = site.onShow();
    return {
      live: site.state(),
      hostVersion,
      reloadedForRevision: reloadMark.revision(),
      onShow: onShow && { ...onShow, version: onShow.version() },
      seenOverrides,
      hasDraft: drafts.hasDraft(),
      isBusy: performance.now() - lastActivityMs < QUIET_MS || hasTyped(),
      replacement: replacement(),
    };
  }

  function lookIn(delayMs: number): void {
    if (isOver) return;
    clearTimeout(timer);
    timer = setTimeout(look, delayMs);
  }

  function look(): void {
    for (const { name, version } of site.state().overrides) seenOverrides.add(`${name}@${version}`);
    const known = facts();
    const step = tabStep(known);
    site.hold(step.status === 'held' && known.hasDraft ? (known.onShow?.remote ?? null) : null);
    act(step);
  }

  function act({ status }: TabStep): void {
    if (status === 'held' && !drafts.hasDraft()) lookIn(QUIET_MS);
    if (status === 'load') void loadReplacement();
    if (status === 'swap') swap();
    if (status === 'reload') {
      reloadMark.set(site.state().revision);
      reloadDocument();
    }
  }

  async function loadReplacement(): Promise<void> {
    const match = replacementMatch();
    if (isLoading || match.status !== 'found') return;
    isLoading = true;
    try {
      await loader.load(match.remote, match.page.path);
      lookIn(0);
    } catch {
      // The current page still works, or the panel stays until something else is live.
      const onShow = site.onShow();
      if (onShow && onShow.failedAtRevision !== null) site.fail(onShow);
      lookIn(RETRY_MS);
    } finally {
      isLoading = false;
    }
  }

  function swap(): void {
    const main = document.querySelector('main');
    const comeBack = main && holdPlace(main);
    flushSync(site.swap);
    comeBack?.();
    if (replacementMatch().status === 'not-found') announce('This page was taken off the site.');
  }

  const onActivity = () => {
    lastActivityMs = performance.now();
  };
  const unlisten = [
    site.onChange(() => lookIn(0)),
    // What ends a draft, such as moving to another page, is handled first.
    drafts.onChange(() => {
      onActivity();
      lookIn(QUIET_MS);
    }),
  ];
  for (const type of ACTIVITY) document.addEventListener(type, onActivity, { capture: true, passive: true });
  look();

  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const stop of unlisten) stop();
    for (const type of ACTIVITY) document.removeEventListener(type, onActivity, { capture: true });
  };
}
