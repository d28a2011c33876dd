import type { LiveRelease } from '@saltbush/contract/release-api';
import { useState } from 'react';

export interface SeenLive {
  /** What was shown as live when the form opened; it is sent with the act. Null when nothing was. */
  seen: LiveRelease | null;
  hasChanged: boolean;
  /** Accepts what is live now as seen. */
  accept: () => void;
}

/** Data keeps updating while a form is open. An act must not undo news that nobody has read. */
export function useSeenLive(live: LiveRelease | null): SeenLive {
  const [seen, setSeen] = useState(live);
  const hasChanged =
    seen?.version !== live?.version ||
    seen?.activatedAt !== live?.activatedAt ||
    seen?.candidate?.version !== live?.candidate?.version ||
    seen?.candidate?.share !== live?.candidate?.share;
  return { seen, hasChanged, accept: () => setSeen(live) };
}
