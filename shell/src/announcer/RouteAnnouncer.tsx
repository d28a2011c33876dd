import { VisuallyHidden } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { onAnnouncement } from './announce.ts';
import { arrive } from './arrive.ts';
import { goToFragment } from './goToFragment.ts';
import type { PageOnShow } from './pageOnShow.ts';
import { onPageTitle, ownPageTitle } from './pageTitle.ts';
import { useScrollPositions } from './useScrollPositions.ts';

/**
 * Identifies an entry of the history. The router gives the key `default` to every entry it did not make (the first
 * one, and links to a part of the page), so those are told apart by address.
 */
function entryKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key;
}

/** The title as the gateway writes it into the HTML. */
function documentTitle(pageTitle: string): string {
  return pageTitle ? `${pageTitle} | ${brand.name}` : brand.name;
}

interface RouteAnnouncerProps {
  /** Null while nobody knows which page it is. Nothing is said until then. */
  page: PageOnShow | null;
}

const NO_PAGE: PageOnShow = { title: '', identity: '' };

/**
 * Does on a route change what a browser does on a page load: sets the title, scrolls, moves focus and announces the
 * page. Moves within a page (tabs, search parameters) keep focus where it is.
 */
export function RouteAnnouncer({ page }: RouteAnnouncerProps) {
  const { title, identity } = page ?? NO_PAGE;
  const isKnown = page !== null;
  const location = useLocation();
  const { pathname, search, hash } = location;
  const key = entryKey(location);
  const address = pathname + search;
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const ownTitle = useSyncExternalStore(onPageTitle, ownPageTitle, () => null);
  const shownTitle = useRef(title);
  const shown = useRef({ key, address, hash, identity });
  const positions = useScrollPositions(key);

  useEffect(() => onAnnouncement(setAnnouncement), []);

  useLayoutEffect(() => {
    if (!isKnown) return;
    const next = ownTitle ?? title;
    if (shownTitle.current !== next) document.title = documentTitle(next);
    shownTitle.current = next;
  }, [isKnown, ownTitle, title]);

  useLayoutEffect(() => {
    if (!isKnown) return;
    const before = shown.current;
    shown.current = { key, address, hash, identity };
    if (before.key === key) return;
    const savedY = navigationType === 'POP' ? positions.get(key) : null;
    // A link to the current page scrolls to its top, as in any browser.
    const isOpenedAgain = before.address === address && !hash && navigationType !== 'POP';
    if (before.identity === identity && !isOpenedAgain) {
      if (hash && hash !== before.hash) goToFragment(hash);
      else if (savedY !== null) window.scrollTo({ top: savedY, behavior: 'instant' });
      return;
    }
    const main = document.querySelector('main');
    if (!main) return;
    setAnnouncement(title);
    return arrive({ main, hash, restoredY: savedY });
  }, [isKnown, key, identity, title, address, hash, navigationType, positions]);

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {announcement}
    </VisuallyHidden>
  );
}
