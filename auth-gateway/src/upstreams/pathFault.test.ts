import { pathFault } from './pathFault.ts';

describe('the address of a request for a service', () => {
  it.each(['/api/tracking', '/api/tracking/SH-2026-0001?at=1%2F2&q=a%20b', '/api/tracking/caf%C3%A9'])(
    'may be %s',
    (address) => {
      expect(pathFault(address)).toBeNull();
    },
  );

  it.each([
    '/api/tracking/../quotes',
    '/api/tracking/%2e%2e/quotes',
    '/api/tracking/.%2E/quotes',
    '/api/tracking//quotes',
    '/api/tracking/%2fquotes',
    '/api/tracking/%252e%252e',
    '/api/tracking\\quotes',
    '/api/tracking/%5cquotes',
    '/api/tracking/%00',
    '/api/tracking/%0d%0a',
    '/api/tracking/<b>',
    `/api/tracking/${'a'.repeat(2_000)}`,
  ])('may not be %s', (address) => {
    expect(pathFault(address)).not.toBeNull();
  });
});
