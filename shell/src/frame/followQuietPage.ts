import { request } from '@saltbush/contract';
import type { LiveState, QuietBoot } from '@saltbush/contract/boot';
import { askForLive } from '../live/askForLive.ts';
import { followLive } from '../live/followLive.ts';
import { createReloadMark } from '../live/reload-mark.ts';
import type { HostStart } from './createHostStart.ts';

interface Options {
  boot: QuietBoot;
  startHost: Pick<HostStart, 'onStart'>;
  follow?: typeof followLive;
  reload?: () => void;
}

const LOOK_AGAIN_MS = 1000;

/** Loads a quiet page anew once its release or host is rolled back, or its visitor has changed. */
export function followQuietPage({
  boot,
  startHost,
  follow = followLive,
  reload = () => location.reload(),
}: Options): void {
  const { rendered, hostVersion, visitor } = boot;
  const mark = createReloadMark();
  let { revision } = boot;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastActMs = Number.NEGATIVE_INFINITY;

  const isInUse = () => performance.now() - lastActMs < LOOK_AGAIN_MS || hasTyped();
  const onAct = () => {
    lastActMs = performance.now();
  };
  for (const type of ['keydown', 'pointerdown', 'input'] as const) {
    document.addEventListener(type, onAct, { capture: true, passive: true });
  }

  /** Waits until nothing typed would be lost. */
  function leave(): void {
    clearTimeout(timer);
    if (isInUse()) timer = setTimeout(leave, LOOK_AGAIN_MS);
    else reload();
  }

  const stop = follow({
    known: () => ({ revision, overrides: [] }),
    ask: askForLive,
    take(live) {
      revision = Math.max(revision, live.revision);
      // Another gateway may lag behind and send the same page once more, so one reload per revision is enough.
      if (!isWithdrawn(live, { hostVersion, rendered }) || mark.revision() === live.revision) return;
      mark.set(live.revision);
      leave();
    },
  });

  // The visitor may have signed in or out on another page, before coming back to this one as it was kept.
  const onReturn = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const user = await request<{ id: string }>(['/api', 'auth', 'user'], { on401: 'empty' }).catch(() => undefined);
    const known = visitor.status === 'signed-in' ? visitor.user.id : null;
    if (user !== undefined && (user?.id ?? null) !== known) leave();
  };
  window.addEventListener('pageshow', onReturn);

  startHost.onStart(() => {
    stop();
    clearTimeout(timer);
    window.removeEventListener('pageshow', onReturn);
  });
}

function isWithdrawn(live: LiveState, { hostVersion, rendered }: Pick<QuietBoot, 'hostVersion' | 'rendered'>): boolean {
  if (live.hostWithdrawn.includes(hostVersion) && live.hostVersion !== hostVersion) return true;
  const remote = live.remotes.find(({ name }) => name === rendered.remote);
  const isLive = remote?.releases[0]?.version === rendered.version;
  return !isLive && remote?.withdrawn.includes(rendered.version) === true;
}

function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)');
  return [...fields].some((field) => field.value !== field.defaultValue);
}
