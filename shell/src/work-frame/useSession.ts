import type { Visitor } from '@saltbush/contract';
import { REFUSED_EVENT } from '@saltbush/contract/boot';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askForVisitor } from '../store/askForVisitor.ts';
import { type Session, sessionNow } from './session.ts';

const MOMENT_MS = 5_000;

export interface WatchedSession {
  state: Session;
  /** Asks who is signed in, unless it has just asked. */
  look: () => void;
}

/**
 * Whether the session of this page goes on. It asks once a call was refused and, while something is wrong, each time the
 * visitor comes back to the tab. What is on show stays, so nothing typed is lost.
 */
export function useSession(visitor: Visitor): WatchedSession {
  const [state, setState] = useState<Session>({ status: 'fine' });
  const askedAt = useRef(Number.NEGATIVE_INFINITY);

  const look = useCallback(() => {
    if (performance.now() - askedAt.current < MOMENT_MS) return;
    askedAt.current = performance.now();
    void askForVisitor().then((now) => {
      if (now !== null) setState(sessionNow(visitor, now));
    });
  }, [visitor]);

  useEffect(() => {
    window.addEventListener(REFUSED_EVENT, look);
    return () => window.removeEventListener(REFUSED_EVENT, look);
  }, [look]);

  const isWrong = state.status !== 'fine';
  useEffect(() => {
    if (!isWrong) return undefined;
    const onReturn = () => {
      askedAt.current = Number.NEGATIVE_INFINITY;
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, [isWrong, look]);

  return { state, look };
}
