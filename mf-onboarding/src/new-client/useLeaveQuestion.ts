import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteLinkOf } from './siteLinkOf.ts';

export interface LeaveQuestion {
  isAsked: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Asks before a link leaves the page while it holds unsent input. The host does not follow a click whose default was
 * prevented; to go on, the same link is clicked again. A page cannot stop back and forward, where only the draft
 * keeps what was typed.
 */
export function useLeaveQuestion(isDirty: boolean): LeaveQuestion {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<HTMLAnchorElement | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isDirty) return undefined;
    const onClick = (event: MouseEvent) => {
      const link = isLeaving.current ? null : siteLinkOf(event);
      if (!link) return;
      event.preventDefault();
      setAsked(link);
    };
    // Captured, so that it runs before any other click handler of the page.
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [isDirty]);

  return {
    isAsked: asked !== null,
    stay: () => setAsked(null),
    leave: () => {
      if (!asked) return;
      setAsked(null);
      isLeaving.current = true;
      if (asked.isConnected) asked.click();
      else void navigate(asked.pathname + asked.search + asked.hash);
      isLeaving.current = false;
    },
  };
}
