import { configureStore } from '@reduxjs/toolkit';
import { siteApi } from './api.ts';

const fetchMock = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();
const { fetch: own } = globalThis;

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});
afterAll(() => {
  globalThis.fetch = own;
});

/** What one release of a remote does when its module runs. */
function inject(release: number) {
  return siteApi.enhanceEndpoints({ addTagTypes: ['Prices'] }).injectEndpoints({
    endpoints: (build) => ({
      price: build.query<string, void>({
        query: () => ({ segments: ['/api', `price-${release}`] }),
        transformResponse: (cents: number) => `release ${release}: ${cents}`,
        providesTags: ['Prices'],
      }),
      setPrice: build.mutation<null, void>({
        query: () => ({ segments: ['/api', 'price'], method: 'POST' }),
        invalidatesTags: ['Prices'],
      }),
    }),
  });
}

describe('isolateEndpoints', () => {
  it('gives two releases of a remote their own endpoints, data and hooks under the same names', async () => {
    const one = inject(1);
    const store = configureStore({
      reducer: { [one.reducerPath]: one.reducer },
      middleware: (defaults) => defaults().concat(one.middleware),
    });
    const two = inject(2);
    const three = inject(3);
    fetchMock.mockImplementation(async () => new Response('7', { status: 200 }));

    for (const [release, api] of [one, two, three].entries()) {
      const { data } = await store.dispatch(api.endpoints.price.initiate());
      expect(data).toBe(`release ${release + 1}: 7`);
    }
    expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/api/price-1', '/api/price-2', '/api/price-3']);
    expect(one.usePriceQuery).not.toBe(two.usePriceQuery);
    expect(two.usePriceQuery).not.toBe(three.usePriceQuery);
    expect(two.useLazyPriceQuery).toBeInstanceOf(Function);
    expect(two.useSetPriceMutation).toBeInstanceOf(Function);
    await store.dispatch(two.util.upsertQueryData('price', undefined, 'release 2: 8'));
    store.dispatch(three.util.updateQueryData('price', undefined, () => 'release 3: 9'));
    const known = [one, two, three].map((api) => api.endpoints.price.select()(store.getState()).data);
    expect(known).toEqual(['release 1: 7', 'release 2: 8', 'release 3: 9']);
    // A change made in the new release also refreshes what the old one shows.
    fetchMock.mockClear();
    await store.dispatch(two.endpoints.setPrice.initiate());
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetchMock.mock.calls.map(([url]) => url)).toContain('/api/price-1');
  });
});
