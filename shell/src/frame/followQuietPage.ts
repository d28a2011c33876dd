import type { LiveState, QuietBoot } from '@saltbush/contract/boot';
import { followLive } from '../live/followLive.ts';
import { hasTyped } from '../live/hasTyped.ts';
import { readLive } from '../live/readLive.ts';
import { createReloadMark } from '../live/reload-mark.ts';
import { tabStep } from '../live/tabStep.ts';
import type { HostStart } from './createHostStart.ts';
import { getJson } from './getJson.ts';

interface Options {
  boot: QuietBoot;
  startHost: Pick<HostStart, 'onStart'>;
  follow?: typeof followLive;
  reload?: () => void;
}

const QUIET_MS = 1000;
/** Asks for an empty answer instead of a 401, which browsers log as an error. */
const EMPTY_WHEN_SIGNED_OUT = { headers: { prefer: 'signed-out=empty' } };
const ACTIVITY = ['keydown', 'pointerdown', 'input'] as const;

/** Loads a quiet page anew once its release or host is rolled back, or its visitor has changed. */
export function followQuietPage({
  boot,
  startHost,
  follow = followLive,
  reload = () => location.reload(),
}: Options): void {
  const { rendered, hostVersion, visitor } = boot;
  const mark = createReloadMark();
  const following = new AbortController();
  const { signal } = following;
  let live: LiveState | null = null;
  let isOtherVisitor = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastActivityMs = Number.NEGATIVE_INFINITY;

  function isDue(): boolean {
    if (isOtherVisitor) return true;
    // Another gateway may lag behind and send the same page once more, so one reload per revision is enough.
    if (live === null || mark.revision() === live.revision) return false;
    const { status } = tabStep({
      live,
      hostVersion,
      reloadedForRevision: mark.revision(),
      onShow: { ...rendered, failedAtRevision: null },
      seenOverrides: new Set(),
      hasDraft: false,
      isBusy: false,
      replacement: 'ready',
    });
    return status === 'reload' || status === 'swap';
  }

  /** Waits until the visitor pauses and nothing typed would be lost. */
  function look(): void {
    clearTimeout(timer);
    if (!isDue()) return;
    if (performance.now() - lastActivityMs < QUIET_MS || hasTyped()) {
      timer = setTimeout(look, QUIET_MS);
      return;
    }
    if (live) mark.set(live.revision);
    reload();
  }

  const onActivity = () => {
    lastActivityMs = performance.now();
  };
  for (const type of ACTIVITY) document.addEventListener(type, onActivity, { signal, capture: true, passive: true });

  const stop = follow({
    known: () => ({ revision: live?.revision ?? boot.revision, overrides: [] }),
    ask: async () => readLive(await getJson('/api/site/live')),
    take(told) {
      if (told.revision < (live?.revision ?? boot.revision)) return;
      live = told;
      look();
    },
  });

  // The visitor may have signed in or out on another page, before coming back to this one as it was kept.
  const onReturn = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const user = await getJson<{ id: string }>('/api/auth/user', EMPTY_WHEN_SIGNED_OUT).catch(() => undefined);
    const known = visitor.status === 'signed-in' ? visitor.user.id : null;
    isOtherVisitor = user !== undefined && (user?.id ?? null) !== known;
    look();
  };
  window.addEventListener('pageshow', onReturn, { signal });

  startHost.onStart(() => {
    stop();
    clearTimeout(timer);
    following.abort();
  });
}
