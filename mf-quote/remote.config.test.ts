import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import config from './remote.config.ts';

describe('mf-quote', () => {
  it('answers its routes, each with a page that exists', () => {
    expect(config.routes.map(({ path, access, render }) => `${path} ${access} ${render}`)).toEqual([
      '/quote everyone server',
      '/quotes/:token everyone client',
      '/quotes/:token/book everyone client',
      '/bookings/:token everyone client',
    ]);
    for (const { page } of config.routes) {
      expect(existsSync(fileURLToPath(new URL(page, import.meta.url)))).toBe(true);
    }
  });

  it('describes its pages within what search results show', () => {
    for (const { title, description } of config.routes) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(155);
    }
  });
});
