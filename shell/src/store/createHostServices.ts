import type { Host, InjectableSlice } from '@saltbush/contract';
import { setPageTitle } from '../announcer/pageTitle.ts';
import { showToast } from '../toasts/toastSlice.ts';
import type { SiteStore } from './createSiteStore.ts';

interface Parts {
  store: SiteStore['store'];
  injectSlice: (slice: InjectableSlice) => void;
  setDraft: Host['setDraft'];
}

/** What the host does for every remote, whoever the visitor is. */
export type HostServices = Omit<Host, 'visitor' | 'flags'>;

/** Implements what the host does for remotes on top of one store. */
export function createHostServices({ store, injectSlice, setDraft }: Parts): HostServices {
  return { showToast: (toast) => store.dispatch(showToast(toast)), setDraft, injectSlice, setPageTitle };
}
