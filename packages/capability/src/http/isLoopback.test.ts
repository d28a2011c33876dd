import { isLoopback } from './isLoopback.ts';

describe('isLoopback', () => {
  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.8.9.10', '::1', '[::1]'])('takes %s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  it.each([
    '',
    '0.0.0.0',
    '::',
    '10.0.0.1',
    '192.168.1.5',
    'localhost.example.com',
    '127.0.0.1.nip.io',
    '1127.0.0.1',
    'www.example.com',
  ])('refuses "%s"', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});
