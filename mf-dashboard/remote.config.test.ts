import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import config from './remote.config.ts';

describe('mf-dashboard', () => {
  it('answers its routes, each with a page that exists', () => {
    expect(config.routes.map(({ path, access }) => `${path} ${access}`)).toEqual([
      '/ signed-in',
      '/dashboard signed-in',
      '/dashboard/:section signed-in',
      '/dashboard/quotes signed-in',
      '/dashboard/shipments/:reference signed-in',
      '/track everyone',
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
