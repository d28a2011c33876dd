import type { Compilation } from 'webpack';
import { withFileNames } from './withFileNames.ts';

const build = {
  getAssets: () => [{ name: 'assets/film.1a2b3c4d.mp4', info: { sourceFilename: 'src/films/film.mp4' } }],
} as unknown as Compilation;

describe('withFileNames', () => {
  it('replaces file names at any depth and nothing else', () => {
    const facts = { '@type': 'VideoObject', url: '/', parts: [{ contentUrl: './src/films/film.mp4' }], width: 1280 };
    expect(withFileNames(facts, build)).toEqual({ ...facts, parts: [{ contentUrl: '~/assets/film.1a2b3c4d.mp4' }] });
  });

  it('refuses a file that is not in the build', () => {
    expect(() => withFileNames({ contentUrl: './src/films/other.mp4' }, build)).toThrow(
      expect.objectContaining({ code: 'build-failed', message: expect.stringContaining('./src/films/other.mp4') }),
    );
  });
});
