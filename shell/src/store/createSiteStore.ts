import { combineSlices, configureStore, createDynamicMiddleware, type Middleware } from '@reduxjs/toolkit';
import type { InjectableSlice, Visitor } from '@saltbush/contract';
import { toastSlice } from '../toasts/toastSlice.ts';
import { visitorKnown, visitorSlice } from './visitorSlice.ts';

/** An RTK Query API: a slice with middleware of its own. */
interface InjectableApi extends InjectableSlice {
  middleware: Middleware;
}

/** The one store of the site. Remotes bring their slices and endpoints when their pages load. */
export function createSiteStore(visitor: Visitor) {
  const rootReducer = combineSlices(visitorSlice, toastSlice);
  const apiMiddleware = createDynamicMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(apiMiddleware.middleware),
    devTools: false,
  });
  store.dispatch(visitorKnown(visitor));
  const injected = new Set<string>();

  /** Adds a slice once; a second one of the same name is ignored. */
  function injectSlice(slice: InjectableSlice): void {
    if (injected.has(slice.reducerPath)) return;
    injected.add(slice.reducerPath);
    store.replaceReducer(rootReducer.inject(slice) as typeof rootReducer);
  }

  function injectApi(api: InjectableApi): void {
    if (injected.has(api.reducerPath)) return;
    injectSlice(api);
    apiMiddleware.addMiddleware(api.middleware);
  }

  return { store, injectSlice, injectApi };
}

export type SiteStore = ReturnType<typeof createSiteStore>;
export type SiteState = ReturnType<SiteStore['store']['getState']>;
