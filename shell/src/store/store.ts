import { boot } from '../boot/boot.ts';
import { createSiteStore } from './createSiteStore.ts';

/** The store of this document; the server makes one per request. */
export const { store, injectSlice, injectApi } = createSiteStore(boot.visitor);
