import { defineHost } from './defineHost.ts';

const host = {
  name: 'shell' as const,
  entry: './src/main.tsx',
  server: './src/server.tsx',
  provides: ['react', '@saltbush/contract/api'],
  lazyShared: { '@saltbush/contract/api': 'query' },
};

describe('defineHost', () => {
  it('keeps what it is given', () => {
    expect(defineHost(host)).toEqual({ kind: 'host', ...host });
  });

  it('refuses a share key twice, a lazy one that is not provided, and an entry that is no source file', () => {
    const wrong = { ...host, entry: 'main.js', provides: ['react', 'react'] };
    expect(() => defineHost(wrong)).toThrow(
      expect.objectContaining({
        code: 'config-invalid',
        details: [
          expect.stringContaining('"main.js"'),
          'provides names react twice.',
          expect.stringContaining('lazyShared names @saltbush/contract/api'),
        ],
      }),
    );
  });
});
