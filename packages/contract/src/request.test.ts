import { request } from './request.ts';

const fetchMock = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();
const { fetch: own } = globalThis;
const answer = (status: number, body: string, statusText = '') =>
  fetchMock.mockResolvedValueOnce(new Response(status === 204 ? null : body, { status, statusText }));

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});
afterAll(() => {
  globalThis.fetch = own;
});

describe('request', () => {
  it('joins the segments with slashes, sends credentials and reads JSON', async () => {
    answer(200, '{"id":7}');
    await expect(request(['/api', 'quotes', 7])).resolves.toEqual({ id: 7 });
    expect(fetchMock).toHaveBeenCalledWith('/api/quotes/7', { method: 'GET', credentials: 'include' });
  });

  it('says that a call is for the test mode, and nothing of modes otherwise', async () => {
    answer(200, '{}');
    await request(['/api', 'webhooks'], { mode: 'test' });
    const init = { method: 'GET', credentials: 'include', headers: { 'saltbush-mode': 'test' } };
    expect(fetchMock).toHaveBeenCalledWith('/api/webhooks', init);
  });

  it('raises status and body, or the status text where the body is empty, and does not try again', async () => {
    answer(422, 'Give a suburb.');
    await expect(request(['/api', 'x'])).rejects.toMatchObject({ message: '422: Give a suburb.', status: 422 });
    answer(503, '', 'Service Unavailable');
    await expect(request(['/api', 'x'])).rejects.toMatchObject({ message: '503: Service Unavailable' });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('treats a 401 as an error, or as an empty result where the call says so', async () => {
    answer(401, 'Sign in.');
    await expect(request(['/api', 'auth', 'user'])).rejects.toMatchObject({ message: '401: Sign in.' });
    answer(401, 'Sign in.');
    await expect(request(['/api', 'auth', 'user'], { on401: 'empty' })).resolves.toBeNull();
    const asked = fetchMock.mock.calls.map(([, init]) => init?.headers);
    expect(asked).toEqual([undefined, { prefer: 'signed-out=empty' }]);
    answer(403, 'No.');
    await expect(request(['/api', 'auth', 'user'], { on401: 'empty' })).rejects.toMatchObject({ status: 403 });
  });

  it('names the release that calls, where the call says which', async () => {
    answer(200, '{}');
    await request(['/api', 'tracking'], { release: 'mf-tracking@1.4.0' });
    answer(200, '{}');
    await request(['/api', 'tracking'], { release: undefined });
    const asked = fetchMock.mock.calls.map(([, init]) => init?.headers);
    expect(asked).toEqual([{ 'saltbush-release': 'mf-tracking@1.4.0' }, undefined]);
  });

  it('sends a body as JSON and accepts an answer without one', async () => {
    answer(204, '');
    await expect(request(['/api', 'x'], { method: 'POST', body: { a: 1 } })).resolves.toBeNull();
    expect(fetchMock).toHaveBeenCalledWith('/api/x', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    });
  });
});
