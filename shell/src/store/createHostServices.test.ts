import { createHostServices } from './createHostServices.ts';
import { createSiteStore } from './createSiteStore.ts';

describe('createHostServices', () => {
  it('knows while any part of a page holds unsent input', () => {
    const { store, injectSlice } = createSiteStore({ status: 'signed-out' });
    const { setDraft, hasDraft } = createHostServices(store, injectSlice);
    setDraft('contact', true);
    setDraft('quote', true);
    setDraft('quote', false);
    expect(hasDraft()).toBe(true);
    setDraft('contact', false);
    expect(hasDraft()).toBe(false);
  });
});
