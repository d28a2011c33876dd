import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { usePageSource } from '../pages/PageSource.ts';
import type { SiteState } from '../store/createSiteStore.ts';

interface Props {
  hasDraft: () => boolean;
  reloadDocument: () => void;
}

/**
 * Once another host is live, going to another page loads a new document with that host. Links do so by themselves.
 * This component does it for back, forward and pages that navigate by script, unless a draft or a message would be
 * lost.
 */
export function HostChange({ hasDraft, reloadDocument }: Props) {
  const { pathname } = useLocation();
  const { isHostLive } = usePageSource();
  const hasMessage = useSelector(({ toasts }: SiteState) => toasts.some(({ status }) => status === 'shown'));
  const shown = useRef(pathname);

  useEffect(() => {
    const hasMoved = shown.current !== pathname;
    shown.current = pathname;
    if (hasMoved && !isHostLive && !hasMessage && !hasDraft()) reloadDocument();
  }, [pathname, isHostLive, hasMessage, hasDraft, reloadDocument]);

  return null;
}
