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
import { createHostServices } from './store/createHostServices.ts';
import { injectSlice, store } from './store/store.ts';

declare global {
  interface Window {
    saltbushReplayClicks?: () => void;
  }
}

const boot = readBootState(document);
const pages = listPages(boot.remotes);
const loader = createPageLoader({
  remotes: boot.remotes,
  federation: createFederation(boot.loadTimeoutMs),
  loadTimeoutMs: boot.loadTimeoutMs,
  report,
});
const source = createBrowserPageSource(boot.remotes, loader);
const services = createHostServices(store, injectSlice);

/** The release whose module is here, before React starts: hydration then finds what the server rendered. */
async function loadFirstPage(): Promise<{ remote: string; version: string } | null> {
  const match = findPage(location.pathname, boot.visitor, pages);
  if (match.status === 'not-found') return null;
  try {
    const { version } = await loader.load(match.remote, match.page.path);
    return { remote: match.remote, version };
  } catch {
    return { remote: match.remote, version: 'none' };
  }
}

async function start() {
  const element = document.getElementById(ROOT_ELEMENT_ID);
  if (!element) throw new Error(`The page has no #${ROOT_ELEMENT_ID}.`);
  const first = await loadFirstPage();
  const tree = (
    <Provider store={store}>
      <PageSourceContext.Provider value={source}>
        <BrowserRouter>
          <SiteApp services={services} staffAppUrl={boot.staffAppUrl}>
            <LinkInterceptor pages={pages} loader={loader} />
            <AfterStart />
          </SiteApp>
        </BrowserRouter>
      </PageSourceContext.Provider>
    </Provider>
  );
  const options: RootOptions = { onCaughtError: (error) => console.error(error) };
  const isRendered = element.firstChild !== null && (first === null || boot.rendered?.version === first.version);
  if (isRendered) {
    hydrateRoot(element, tree, options);
  } else {
    // The content came from another release than the one that loaded, or there is none.
    element.textContent = '';
    createRoot(element, options).render(tree);
  }
}

void start();
