import { createSlice } from '@reduxjs/toolkit';
import { createSiteStore } from './createSiteStore.ts';

const stateOf = (store: { getState: () => object }) => store.getState() as Record<string, unknown>;

/** The slice of one release; another release keeps its state in another shape. */
function sliceOf<State>(initialState: State) {
  return createSlice({ name: 'paper', initialState, reducers: { cleared: () => initialState } });
}

describe('createSiteStore', () => {
  it('adds a slice once, and keeps its state when a page of the same release adds it again', () => {
    const { store, injectSlice } = createSiteStore({ status: 'signed-out' });
    const slice = createSlice({ name: 'paper', initialState: 0, reducers: { added: (count) => count + 1 } });
    injectSlice(slice);
    store.dispatch(slice.actions.added());
    injectSlice(slice);
    expect(stateOf(store).paper).toBe(1);
  });

  it('resets the state for the slice of another release, and again on the way back', () => {
    const { store, injectSlice } = createSiteStore({ status: 'signed-out' });
    const one = sliceOf({ lines: ['one'] });
    const two = sliceOf({ byId: { two: true } });
    injectSlice(one);
    expect(stateOf(store).paper).toEqual({ lines: ['one'] });
    injectSlice(two);
    expect(stateOf(store).paper).toEqual({ byId: { two: true } });
    injectSlice(one);
    expect(stateOf(store).paper).toEqual({ lines: ['one'] });
  });

  it("lets no remote take the place of the host's own state", () => {
    const { store, injectSlice } = createSiteStore({ status: 'signed-out' });
    injectSlice({ reducerPath: 'visitor', reducer: () => ({ status: 'signed-in' }) });
    expect(stateOf(store).visitor).toEqual({ status: 'signed-out' });
  });
});
