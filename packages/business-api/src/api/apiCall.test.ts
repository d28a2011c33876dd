import { apiCall, apiHref } from './index.ts';

describe('apiHref', () => {
  it('fills the parts of a path, so that no value changes the address', () => {
    expect(apiHref('GET /api/quotes/:token/pdf', { params: { token: 'a/b?c' } })).toBe('/api/quotes/a%2Fb%3Fc/pdf');
    expect(apiHref('GET /api/rate-sheets/:id.csv', { params: { id: 7 } })).toBe('/api/rate-sheets/7.csv');
    expect(apiHref('GET /api/bookings/:token/pod/:picture', { params: { token: 'abc', picture: 'signature' } })).toBe(
      '/api/bookings/abc/pod/signature',
    );
  });

  it('leaves out what is blank, null or missing of a query', () => {
    const query = { view: 'all', search: '', service: null, page: 2 } as const;
    expect(apiHref('GET /api/shipments.csv', { query })).toBe('/api/shipments.csv?view=all&page=2');
    expect(apiHref('GET /api/emissions', { query: {} })).toBe('/api/emissions');
    expect(apiHref('GET /api/terms.pdf')).toBe('/api/terms.pdf');
  });
});

describe('apiCall', () => {
  it('is a request with the method and the body that the route takes', () => {
    expect(apiCall('POST /api/track', { body: { reference: 'SH-2026-0001', postcode: '2000' } })).toEqual({
      segments: ['/api/track'],
      method: 'POST',
      body: { reference: 'SH-2026-0001', postcode: '2000' },
    });
    expect(apiCall('GET /api/invitations')).toEqual({ segments: ['/api/invitations'], method: 'GET' });
  });

  it('takes nothing but what the route takes', () => {
    // @ts-expect-error There is no such route.
    apiCall('GET /api/nothing');
    // @ts-expect-error The route takes a body.
    expect(apiCall('POST /api/track')).toEqual({ segments: ['/api/track'], method: 'POST' });
    // @ts-expect-error The route has a token in its path.
    expect(apiHref('GET /api/quotes/:token/pdf', { params: {} })).toBe('/api/quotes/undefined/pdf');
  });
});
