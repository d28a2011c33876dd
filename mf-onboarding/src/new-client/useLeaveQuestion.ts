import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteLinkOf } from './siteLinkOf.ts';

export interface LeaveQuestion {
  isAsked: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Asks before a link of the site leaves the page while it holds unsent input. The host follows no click whose default was
 * prevented, so the question needs nothing from it; going on presses the same link again. The way back and forward cannot
 * be stopped by a page: there the draft alone keeps what was typed.
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
    // Before anything else on the page hears of the click.
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
