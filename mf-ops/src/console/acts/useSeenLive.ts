import type { LiveRelease } from '@saltbush/contract/release-api';
import { useState } from 'react';

export interface SeenLive {
  /** What was on show when the form was opened: an act is sent with its version. */
  seen: LiveRelease;
  hasChanged: boolean;
  /** Takes what is live now as seen. */
  accept: () => void;
}

/** The page follows the gateway under an open form, and an act must not undo news that nobody has read. */
export function useSeenLive(live: LiveRelease): SeenLive {
  const [seen, setSeen] = useState(live);
  const hasChanged =
    seen.version !== live.version ||
    seen.activatedAt !== live.activatedAt ||
    seen.candidate?.version !== live.candidate?.version ||
    seen.candidate?.share !== live.candidate?.share;
  return { seen, hasChanged, accept: () => setSeen(live) };
}
