import { demoAccountsFault } from './demoAccountsFault.ts';

const SAFE = { nodeEnv: 'development', host: '127.0.0.1', publicUrl: 'http://localhost:3000' } as const;

describe('demoAccountsFault', () => {
  it.each([
    SAFE,
    { ...SAFE, nodeEnv: 'test' as const },
    { ...SAFE, host: 'localhost', publicUrl: 'http://127.0.0.1:3001' },
    { ...SAFE, host: '::1', publicUrl: 'https://[::1]:3443' },
  ])('accepts $host under $publicUrl', (config) => {
    expect(demoAccountsFault(config)).toBeNull();
  });

  it.each([
    ['production', { nodeEnv: 'production' as const }, /in production.*unset NODE_ENV/],
    ['an address of all networks', { host: '0.0.0.0' }, /HOST is "0\.0\.0\.0".*unset HOST/],
    ['an address of all networks', { host: '::' }, /HOST is "::"/],
    ['an address of one network', { host: '192.168.1.5' }, /HOST is "192\.168\.1\.5"/],
    ['a public name', { publicUrl: 'https://www.example.com' }, /PUBLIC_URL is "https:\/\/www\.example\.com".*unset/],
    ['a name that begins with localhost', { publicUrl: 'http://localhost.example.com' }, /PUBLIC_URL/],
  ])('refuses %s in one line that says what to set', (_name, change, words) => {
    for (const nodeEnv of ['development', 'test'] as const) {
      const fault = demoAccountsFault({ ...SAFE, nodeEnv, ...change });
      expect(fault).toMatchObject({ code: 'issuer-refused', message: expect.stringMatching(words) });
      expect(fault?.message).toMatch(/Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET/);
      expect(fault?.message).not.toContain('\n');
    }
  });
});
