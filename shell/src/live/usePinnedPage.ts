import type { Visitor } from '@saltbush/contract/boot';
import { useState } from 'react';
import { type PageSource, type SiteMatch, usePageSource } from '../pages/PageSource.ts';

export interface PinnedPage {
  match: SiteMatch;
  /** A new number for the same page means that it must be mounted anew. */
  mount: number;
  /** The page that was shown at this address has left the site. */
  isGone: boolean;
}

interface Pin extends PinnedPage {
  pathname: string;
  visitor: Visitor;
  source: PageSource;
}

/**
 * The page for the address. It stays as it was when the visitor arrived, whatever is released meanwhile, until they
 * move on or it has to be replaced.
 */
export function usePinnedPage(pathname: string, visitor: Visitor): PinnedPage {
  const source = usePageSource();
  const [pin, setPin] = useState<Pin>(() => ({
    pathname,
    visitor,
    source,
    match: source.find(pathname, visitor),
    mount: 0,
    isGone: false,
  }));
  const isPinned =
    pin.pathname === pathname && pin.visitor === visitor && pin.source.turn === source.turn && isStill(pin, source);
  if (isPinned) return pin;
  const match = source.find(pathname, visitor);
  const next = {
    pathname,
    visitor,
    source,
    match,
    mount: pin.mount + (isNewMount(pin, pathname, match, source) ? 1 : 0),
    isGone: pin.visitor === visitor && isGone(pin, pathname, match),
  };
  setPin(next);
  return next;
}

/** Whether the pin still holds. An address without a page has nothing to lose, so it always shows what is live. */
function isStill({ match, source }: Pin, now: PageSource): boolean {
  return match.status === 'found' || source === now;
}

/** Whether this address had a page until it was replaced by none. */
function isGone(pin: Pin, pathname: string, match: SiteMatch): boolean {
  if (match.status !== 'not-found' || pin.pathname !== pathname) return false;
  return pin.match.status === 'found' || pin.isGone;
}

function isNewMount(pin: Pin, pathname: string, match: SiteMatch, source: PageSource): boolean {
  if (pin.source.turn !== source.turn) return true;
  if (match.status !== 'found' || pin.pathname === pathname) return false;
  return source.mayRenew(match.remote, match.page.path);
}
