import { ROOT_ELEMENT_ID } from '@saltbush/contract/boot';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { Provider } from 'react-redux';
import { boot } from '../boot/boot.ts';
import { replayEarlyClicks, takeEarlyClicks } from '../early-acts/earlyClicks.ts';
import { replay } from '../early-acts/earlyInput.ts';
import { beganMs } from '../frame/beganMs.ts';
import { whenQuiet } from '../idle/whenQuiet.ts';
import { createBrowserPageSource } from '../live/createBrowserPageSource.ts';
import { createLiveSite } from '../live/createLiveSite.ts';
import { createRestFetch } from '../live/createRestFetch.ts';
import { LiveSource } from '../live/LiveSource.tsx';
import { createFederation } from '../loading/createFederation.ts';
import { createPageLoader } from '../loading/createPageLoader.ts';
import { endOpening } from '../opening/endOpening.ts';
import { createReporter } from '../reports/createReporter.ts';
import { tellFailure } from '../reports/tellFailure.ts';
import { HostChange } from '../routing/HostChange.tsx';
import { LinkInterceptor } from '../routing/LinkInterceptor.tsx';
import { SiteRouter } from '../routing/SiteRouter.tsx';
import { SiteApp } from '../SiteApp.tsx';
import { loadWorkFrame } from '../site-frame/LateWorkFrame.tsx';
import { followSlots } from '../slots/followSlots.ts';
import { createDrafts } from '../store/createDrafts.ts';
import { createHostServices } from '../store/createHostServices.ts';
import { injectSlice, store } from '../store/store.ts';
import { AfterStart } from './AfterStart.tsx';
import { firstPage } from './firstPage.ts';
import { startLater } from './startLater.ts';
import { whenUsed } from './whenUsed.ts';

const { hostVersion, loadTimeoutMs, rendered } = boot;
const report = createReporter();
const site = createLiveSite(boot);
const loader = createPageLoader({
  remotes: () => site.state().remotes,
  visitor: boot.visitor,
  rendered,
  federation: createFederation(loadTimeoutMs),
  loadTimeoutMs,
  report,
});
const drafts = createDrafts();
const { hasDraft } = drafts;
const reloadDocument = () => location.reload();
const rest = createRestFetch({ site, limitMs: loadTimeoutMs });
const { findOut } = rest;
const pages = createBrowserPageSource({ rendered, site, loader, findOut, hasDraft, reloadDocument });
const services = createHostServices({ store, injectSlice, setDraft: drafts.setDraft });
followSlots({ site, loader, store, services, replayEarlyClicks, replay }, rest);

const options: RootOptions = {
  onCaughtError: tellFailure,
  onRecoverableError: (error) => {
    const { cause } = error as { cause?: { code?: unknown } };
    // Either error is visible on the page already: as another release, or as the panel.
    if (cause?.code !== 'other-release' && cause?.code !== 'page-unavailable') reportError(error);
  },
};

function onStarted() {
  window.saltbushStarted?.();
  report({
    kind: 'loaded',
    remote: 'shell',
    version: hostVersion,
    durationMs: Math.round(performance.now() - beganMs()),
  });
  // Who only looks at a page needs no other.
  whenUsed(() => whenQuiet(findOut));
  whenQuiet(async () => {
    endOpening();
    startLater({ site, loader, drafts, report, hostVersion, reloadDocument });
  });
}

/** Shows the page that the address names, and takes over what the server rendered. */
export async function startHost() {
  const element = document.getElementById(ROOT_ELEMENT_ID);
  if (!element) throw new Error(`The page has no #${ROOT_ELEMENT_ID}.`);
  const match = site.find(location.pathname, boot.visitor);
  const frame = match.status === 'found' && match.page.frame === 'work' ? loadWorkFrame() : null;
  const first = await firstPage(match, loader, rendered);
  await frame;
  takeEarlyClicks({ isPageLate: first === 'late' });
  const tree = (
    <Provider store={store}>
      <LiveSource site={site} pages={pages}>
        <SiteRouter>
          <SiteApp
            services={services}
            staffAppUrl={boot.staffAppUrl}
            isSignInUnchecked={boot.isSignInUnchecked ?? false}
            isStyled={element.firstChild !== null}
          >
            <LinkInterceptor loader={loader} />
            <HostChange hasDraft={hasDraft} reloadDocument={reloadDocument} />
            <AfterStart
              site={site}
              loader={loader}
              findOut={findOut}
              isSignInUnchecked={boot.isSignInUnchecked ?? false}
              onStarted={onStarted}
            />
          </SiteApp>
        </SiteRouter>
      </LiveSource>
    </Provider>
  );
  // A page of another release than the rendered one is rendered anew; React swaps the content in one step.
  // As a transition, React hydrates in short steps between which the page responds.
  if (element.firstChild && first !== 'other') startTransition(() => void hydrateRoot(element, tree, options));
  else createRoot(element, options).render(tree);
}
