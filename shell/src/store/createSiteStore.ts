import {
  combineSlices,
  configureStore,
  createAction,
  createDynamicMiddleware,
  type Middleware,
} from '@reduxjs/toolkit';
import type { InjectableSlice, Visitor } from '@saltbush/contract';
import { toastSlice } from '../toasts/toastSlice.ts';
import { visitorKnown, visitorSlice } from './visitorSlice.ts';

/** An RTK Query API, which is a slice with its own middleware. */
interface InjectableApi extends InjectableSlice {
  middleware: Middleware;
}

/** Another release's reducer replaced a slice. The old state may have another shape, so it is dropped. */
const sliceReplaced = createAction<string>('site/sliceReplaced');

/** The site's one store. Remotes add their slices and endpoints when their pages load. */
export function createSiteStore(visitor: Visitor) {
  const slices = combineSlices(visitorSlice, toastSlice);
  type State = ReturnType<typeof slices>;
  const apiMiddleware = createDynamicMiddleware();
  const store = configureStore({
    reducer: (state: State | undefined, action): State =>
      slices(state && sliceReplaced.match(action) ? without(state, action.payload) : state, action),
    middleware: (defaults) => defaults().concat(apiMiddleware.middleware),
    devTools: false,
  });
  store.dispatch(visitorKnown(visitor));
  const own = new Set<string>([visitorSlice.reducerPath, toastSlice.reducerPath]);
  const injected = new Map<string, InjectableSlice['reducer']>();

  /**
   * Adds a slice once. A slice of the same name from another release replaces it and starts from its initial state.
   */
  function injectSlice(slice: InjectableSlice): void {
    const { reducerPath, reducer } = slice;
    if (own.has(reducerPath) || injected.get(reducerPath) === reducer) return;
    injected.set(reducerPath, reducer);
    slices.inject(slice, { overrideExisting: true });
    store.dispatch(sliceReplaced(reducerPath));
  }

  function injectApi(api: InjectableApi): void {
    if (injected.has(api.reducerPath)) return;
    injectSlice(api);
    apiMiddleware.addMiddleware(api.middleware);
  }

  return { store, injectSlice, injectApi };
}

function without<State extends object>(state: State, key: string): State {
  const { [key as keyof State]: _left, ...rest } = state;
  return rest as State;
}

export type SiteStore = ReturnType<typeof createSiteStore>;
export type SiteState = ReturnType<SiteStore['store']['getState']>;
