import type { Visitor } from '@saltbush/contract';
import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { createHostServices } from '../src/store/createHostServices.ts';
import { createSiteStore } from '../src/store/createSiteStore.ts';
import type { BundledPage } from './bundled-page.ts';
import { OneApplication } from './OneApplication.tsx';

const SIGNED_OUT: Visitor = { status: 'signed-out' };

/** Starts the site as one single-page application, for a visitor who is not signed in. The bench compares with it. */
export function mountApplication(bundled: readonly BundledPage[]): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root, so the application has no place to start in.');
  const { store, injectSlice, injectApi } = createSiteStore(SIGNED_OUT);
  const pages = bundled.map((page) => ({
    ...page,
    Page: lazy(async () => {
      const { Page, api } = await page.load();
      if (api) injectApi(api.siteApi);
      return { default: Page };
    }),
  }));
  const services = createHostServices({ store, injectSlice, setDraft: () => {} });
  createRoot(root).render(
    <Provider store={store}>
      <BrowserRouter>
        <OneApplication pages={pages} host={{ ...services, visitor: SIGNED_OUT }} />
      </BrowserRouter>
    </Provider>,
  );
}
