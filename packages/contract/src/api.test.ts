import { configureStore } from '@reduxjs/toolkit';
import { siteApi } from './api.ts';

const fetchMock = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();
const { fetch: own } = globalThis;
afterAll(() => {
  globalThis.fetch = own;
});

function setUp() {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
  return configureStore({
    reducer: { [siteApi.reducerPath]: siteApi.reducer },
    middleware: (defaults) => defaults().concat(siteApi.middleware),
  });
}

const testApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    things: build.query<string[], void>({ query: () => ({ segments: ['/api', 'things'] }) }),
  }),
});

describe('siteApi', () => {
  it('keeps data for good: a second subscriber causes no request', async () => {
    const store = setUp();
    fetchMock.mockResolvedValue(new Response('["a"]', { status: 200 }));
    const first = store.dispatch(testApi.endpoints.things.initiate());
    await expect(first.unwrap()).resolves.toEqual(['a']);
    first.unsubscribe();
    await store.dispatch(testApi.endpoints.things.initiate()).unwrap();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('gives errors as status: body and does not retry', async () => {
    const store = setUp();
    fetchMock.mockResolvedValue(new Response('Nothing here.', { status: 404 }));
    const { error } = await store.dispatch(testApi.endpoints.things.initiate());
    expect(error).toEqual({ status: 404, message: '404: Nothing here.', problem: null });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('keeps what the gateway says about a refusal', async () => {
    const store = setUp();
    const problem = { status: 409, title: 'Conflict', detail: 'The price changed.', code: 'price-changed', quote: {} };
    const headers = { 'content-type': 'application/problem+json; charset=utf-8' };
    fetchMock.mockResolvedValue(new Response(JSON.stringify(problem), { status: 409, headers }));
    const { error } = await store.dispatch(testApi.endpoints.things.initiate());
    expect(error).toMatchObject({ status: 409, problem });
  });

  it('reads a visitor who is signed out as an empty result', async () => {
    const store = setUp();
    fetchMock.mockResolvedValue(new Response('', { status: 401 }));
    const { data, isSuccess } = await store.dispatch(siteApi.endpoints.currentUser.initiate());
    expect(isSuccess).toBe(true);
    expect(data).toBeNull();
  });

  it('says when the gateway cannot be reached', async () => {
    const store = setUp();
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const { error } = await store.dispatch(testApi.endpoints.things.initiate());
    expect(error).toEqual({ status: 'offline', message: 'Failed to fetch', problem: null });
  });
});
