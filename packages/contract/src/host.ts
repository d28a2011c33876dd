import type { Reducer } from '@reduxjs/toolkit';
import { createContext, useContext, useEffect, useId } from 'react';
import type { Visitor } from './access.ts';

export interface Toast {
  title: string;
  description?: string;
  /** Errors stay until dismissed; the others leave after five seconds. */
  tone: 'success' | 'error' | 'info';
}

/** A slice as `createSlice` makes it. */
export interface InjectableSlice {
  reducerPath: string;
  reducer: Reducer;
}

/** What the host does for remotes. Remotes reach it through the hooks below only. */
export interface Host {
  visitor: Visitor;
  showToast: (toast: Toast) => void;
  /** Marks a page as holding unsent input (`true`) or as clean again (`false`). */
  setDraft: (id: string, isDirty: boolean) => void;
  injectSlice: (slice: InjectableSlice) => void;
  /** Names what the page shows; `null` leaves it at the title of its route. */
  setPageTitle: (title: string | null) => void;
}

export const HostContext = createContext<Host | null>(null);

function useHost(): Host {
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
 * Tells the host that the page holds what would be lost with it: input that the visitor has not sent yet, or the answer
 * to what they sent, such as a reference that only this page shows. While it does, the host does not swap the page's
 * release under it.
 */
export function useDraft(isDirty: boolean): void {
  const { setDraft } = useHost();
  const id = useId();
  useEffect(() => {
    setDraft(id, isDirty);
    return () => setDraft(id, false);
  }, [setDraft, id, isDirty]);
}

/** Adds a remote's slice to the one store, once. */
export function useSlice(slice: InjectableSlice): void {
  const { injectSlice } = useHost();
  useEffect(() => injectSlice(slice), [injectSlice, slice]);
}

/**
 * Gives the document a title that says what this page shows, such as a reference, in place of the title of the route,
 * while it is not `null`. The host adds the name of the company.
 */
export function usePageTitle(title: string | null): void {
  const { setPageTitle } = useHost();
  useEffect(() => {
    setPageTitle(title);
    return () => setPageTitle(null);
  }, [setPageTitle, title]);
}
