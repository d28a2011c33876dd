import type { Host, InjectableSlice } from '@saltbush/contract';
import { showToast } from '../toasts/toastSlice.ts';
import type { SiteStore } from './createSiteStore.ts';

/** What the host does for remotes, on top of one store. */
export function createHostServices(
  store: SiteStore['store'],
  injectSlice: (slice: InjectableSlice) => void,
): Omit<Host, 'visitor'> & { hasDraft: () => boolean } {
  const drafts = new Set<string>();
  return {
    showToast: (toast) => store.dispatch(showToast(toast)),
    setDraft: (id, isDirty) => {
      if (isDirty) drafts.add(id);
      else drafts.delete(id);
    },
    hasDraft: () => drafts.size > 0,
    injectSlice,
  };
}
