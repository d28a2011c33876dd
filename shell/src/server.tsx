import { Writable } from 'node:stream';
import * as reduxToolkit from '@reduxjs/toolkit';
import * as query from '@reduxjs/toolkit/query/react';
import * as contract from '@saltbush/contract';
import * as contractApi from '@saltbush/contract/api';
import type { BootState, Given } from '@saltbush/contract/boot';
import { CONTRACT_VERSION, shareKey } from '@saltbush/contract/contract-keys';
import React, { type ComponentType, Suspense } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import * as reactRedux from 'react-redux';
import * as reactRouter from 'react-router-dom';
import * as styledComponents from 'styled-components';
import { olderApisOnServer } from './contracts/olderApisOnServer.ts';
import { olderContracts } from './contracts/olderContracts.ts';
import { createLiveSite } from './live/createLiveSite.ts';
import { type PageSource, PageSourceContext } from './pages/PageSource.ts';
import { PageSkeleton } from './remote-panel/PageSkeleton.tsx';
import { SiteApp } from './SiteApp.tsx';
import { globalStyleElement } from './site-frame/globalStyleElement.tsx';
import { loadWorkFrame } from './site-frame/LateWorkFrame.tsx';
import { PartRoot } from './slots/PartRoot.tsx';
import { partPrefix } from './slots/partPrefix.ts';
import { createHostServices } from './store/createHostServices.ts';
import { createSiteStore } from './store/createSiteStore.ts';

/** Packages that remotes' server bundles get from the host, under the same keys as in the browser. */
export const shared: Record<string, unknown> = {
  react: React,
  'react-dom': ReactDOM,
  'react/jsx-runtime': jsxRuntime,
  'react-redux': reactRedux,
  'react-router-dom': reactRouter,
  'styled-components': styledComponents,
  '@reduxjs/toolkit': reduxToolkit,
  '@reduxjs/toolkit/query/react': query,
  ...ofContract(CONTRACT_VERSION, contract, contractApi),
  ...Object.assign(
    {},
    ...olderContracts.map(({ version, module }) => ofContract(version, module, olderApisOnServer[version])),
  ),
};

function ofContract(version: string, module: unknown, api: unknown): Record<string, unknown> {
  return {
    [shareKey('@saltbush/contract', version)]: module,
    [shareKey('@saltbush/contract/api', version)]: api,
  };
}

const globalStyles = globalStyleElement();

export interface RenderRequest {
  boot: BootState;
  /** Path and query of the page. */
  url: string;
  /** The page's component; null for a skeleton. */
  page: ComponentType | null;
  /** Set where it is the component of a part. */
  part?: { remote: string; slot: string; given: Given };
}

export interface RenderedPage {
  html: string;
  /** `<style>` elements without a nonce. */
  styles: string;
}

/** Renders a part to the HTML of its root, without anything around it. */
async function renderPart(
  Part: ComponentType<Given>,
  { remote, slot, given }: NonNullable<RenderRequest['part']>,
  boot: BootState,
): Promise<RenderedPage> {
  const sheet = new styledComponents.ServerStyleSheet();
  const { store, injectSlice, injectApi } = createSiteStore(boot.visitor);
  for (const { siteApi } of [contractApi, ...Object.values(olderApisOnServer)]) injectApi(siteApi);
  const services = createHostServices({ store, injectSlice, setDraft: () => {} });
  const tree = sheet.collectStyles(
    <PartRoot store={store} services={{ ...services, flags: boot.flags?.[remote] }}>
      <Suspense>
        <Part {...given} />
      </Suspense>
    </PartRoot>,
  );
  try {
    return { html: await renderToText(tree, partPrefix(remote, slot)), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** Renders one page, or one part, to complete HTML. Rejects when anything in the tree throws. */
export async function render({ boot, url, page, part }: RenderRequest): Promise<RenderedPage> {
  if (part !== undefined && page !== null) return renderPart(page as ComponentType<Given>, part, boot);
  await loadWorkFrame();
  const sheet = new styledComponents.ServerStyleSheet();
  const { store, injectSlice, injectApi } = createSiteStore(boot.visitor);
  for (const { siteApi } of [contractApi, ...Object.values(olderApisOnServer)]) injectApi(siteApi);
  const Page = page ?? PageSkeleton;
  const site = createLiveSite(boot);
  const source: PageSource = {
    ...site.view(),
    find: site.find,
    entries: site.entries,
    live: site,
    findOut: async () => {},
    findOutHere: async () => {},
    mount: (remote, path) => ({ remote, path, Page, version: () => boot.rendered?.version ?? null }),
    show: () => () => {},
    mayRenew: () => false,
    reject: () => false,
    fail: () => {},
    retry: async () => false,
  };
  const services = createHostServices({ store, injectSlice, setDraft: () => {} });
  const tree = sheet.collectStyles(
    <reactRedux.Provider store={store}>
      <PageSourceContext.Provider value={source}>
        <reactRouter.StaticRouter location={url}>
          <SiteApp
            services={services}
            staffAppUrl={boot.staffAppUrl}
            isSignInUnchecked={boot.isSignInUnchecked ?? false}
            isStyled
          />
        </reactRouter.StaticRouter>
      </PageSourceContext.Provider>
    </reactRedux.Provider>,
  );
  try {
    const html = await renderToText(tree);
    return { html, styles: globalStyles + sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

function renderToText(tree: React.ReactNode, identifierPrefix = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const sink = new Writable({
      write(chunk, _encoding, done) {
        text += chunk;
        done();
      },
      final(done) {
        resolve(text);
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      identifierPrefix,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
