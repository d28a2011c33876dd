import { defineHost } from './defineHost.ts';

const host = {
  name: 'shell' as const,
  entry: './src/main.tsx',
  frame: './src/frame/main.ts',
  server: './src/server.tsx',
  provides: ['react', '@saltbush/contract/api'],
  lazyShared: { '@saltbush/contract/api': 'query' },
};

describe('defineHost', () => {
  it('returns valid input unchanged', () => {
    expect(defineHost(host)).toEqual({ kind: 'host', ...host });
  });

  it('refuses a repeated share key, a lazy one that is not provided, and an entry that is not a source file', () => {
    const wrong = { ...host, entry: 'main.js', provides: ['react', 'react'] };
    expect(() => defineHost(wrong)).toThrow(
      expect.objectContaining({
        code: 'config-invalid',
        details: [
          expect.stringContaining('"main.js"'),
          'provides lists react twice.',
          expect.stringContaining('lazyShared lists @saltbush/contract/api'),
        ],
      }),
    );
  });
});
