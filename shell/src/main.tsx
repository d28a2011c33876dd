import './loading/cspNonce.ts';
import { findPage, ROOT_ELEMENT_ID } from '@saltbush/contract/boot';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { createBrowserPageSource } from './loading/createBrowserPageSource.ts';
import { createFederation } from './loading/createFederation.ts';
import { createPageLoader } from './loading/createPageLoader.ts';
import { PageSourceContext } from './loading/PageSource.ts';
import { readBootState } from './loading/readBootState.ts';
import { report } from './loading/report.ts';
import { LinkInterceptor } from './routing/LinkInterceptor.tsx';
import { listPages } from './routing/listPages.ts';
import { SiteApp } from './SiteApp.tsx';
import { AfterStart } from './start/AfterStart.tsx';
import { takeEarlyClicks } from './start/earlyClicks.ts';
import { firstPage } from './start/firstPage.ts';
import { createHostServices } from './store/createHostServices.ts';
import { injectSlice, store } from './store/store.ts';

const boot = readBootState(document);
const pages = listPages(boot.remotes);
const loader = createPageLoader({
  remotes: boot.remotes,
  federation: createFederation(boot.loadTimeoutMs),
  loadTimeoutMs: boot.loadTimeoutMs,
  report,
});
const source = createBrowserPageSource({ boot, loader, reloadDocument: () => location.reload() });
const services = createHostServices(store, injectSlice);

const options: RootOptions = {
  onCaughtError: (error) => console.error(error),
  onRecoverableError: (error) => {
    const { cause } = error as { cause?: { code?: unknown } };
    // Both have their place on the page: another release, or the panel.
    if (cause?.code !== 'other-release' && cause?.code !== 'page-unavailable') reportError(error);
  },
};

async function start() {
  const element = document.getElementById(ROOT_ELEMENT_ID);
  if (!element) throw new Error(`The page has no #${ROOT_ELEMENT_ID}.`);
  const first = await firstPage(findPage(location.pathname, boot.visitor, pages), loader, boot.rendered);
  const isPageLate = first === 'late';
  takeEarlyClicks({ isPageLate });
  const tree = (
    <Provider store={store}>
      <PageSourceContext.Provider value={source}>
        <BrowserRouter>
          <SiteApp services={services} staffAppUrl={boot.staffAppUrl}>
            <LinkInterceptor pages={pages} loader={loader} />
            <AfterStart pages={pages} loader={loader} isPageLate={isPageLate} />
          </SiteApp>
        </BrowserRouter>
      </PageSourceContext.Provider>
    </Provider>
  );
  // Another release than the rendered one renders anew; React swaps the content in one step.
  if (element.firstChild && first !== 'other') hydrateRoot(element, tree, options);
  else createRoot(element, options).render(tree);
}

void start();
