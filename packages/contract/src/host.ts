import type { Reducer } from '@reduxjs/toolkit';
import { createContext, useContext, useEffect, useId, useMemo } from 'react';
import type { Visitor } from './access.ts';
import type { FlagValues } from './flags.ts';

export interface Toast {
  title: string;
  description?: string;
  /** Errors stay until dismissed; the others close after five seconds. */
  tone: 'success' | 'error' | 'info';
}

/** A slice made by `createSlice`. */
export interface InjectableSlice {
  reducerPath: string;
  reducer: Reducer;
}

/** What the host does for remotes, which reach it only through the hooks below. */
export interface Host {
  visitor: Visitor;
  /** The flags of the remote whose page or part this is; none where it has none. */
  flags?: FlagValues | undefined;
  showToast: (toast: Toast) => void;
  /** Marks a page as holding unsent input (`true`) or as clean again (`false`). */
  setDraft: (id: string, isDirty: boolean) => void;
  injectSlice: (slice: InjectableSlice) => void;
  /** Sets the title of the document; `null` goes back to the title of the route. */
  setPageTitle: (title: string | null) => void;
}

export const HostContext = createContext<Host | null>(null);

/** For the hooks of this package. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) {
    throw new Error('This component runs outside the host. Render it inside <HostContext.Provider>.');
  }
  return host;
}

export function useVisitor(): Visitor {
  return useHost().visitor;
}

export function useToast(): (toast: Toast) => void {
  return useHost().showToast;
}

/**
 * Tells the host that the page holds something the visitor would lose: unsent input, or an answer that only this page
 * shows, such as a reference. Until that ends, the host does not replace the page's release.
 */
export function useDraft(isDirty: boolean): void {
  const { setDraft } = useHost();
  const id = useId();
  useEffect(() => {
    setDraft(id, isDirty);
    return () => setDraft(id, false);
  }, [setDraft, id, isDirty]);
}

/**
 * Adds a remote's slice to the one store while the page renders, so that its selectors find it in the first render, on
 * the server too. The host skips a slice that it already has.
 */
export function useSlice(slice: InjectableSlice): void {
  const { injectSlice } = useHost();
  useMemo(() => injectSlice(slice), [injectSlice, slice]);
}

/**
 * Replaces the title of the route with one that says what this page shows, such as a reference. `null` leaves the
 * title alone. The host adds the company's name.
 */
export function usePageTitle(title: string | null): void {
  const { setPageTitle } = useHost();
  useEffect(() => {
    setPageTitle(title);
    return () => setPageTitle(null);
  }, [setPageTitle, title]);
}
