import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import config from './remote.config.ts';
import { hrefOf, sections } from './src/dashboard/sections.ts';

describe('mf-dashboard', () => {
  it('answers its routes, each with a page that exists', () => {
    expect(config.routes.map(({ path, access }) => `${path} ${access}`)).toEqual([
      '/ signed-in',
      '/dashboard signed-in',
      '/dashboard/analytics signed-in',
      '/dashboard/shipments signed-in',
      '/dashboard/rate-sheets signed-in',
      '/dashboard/:section signed-in',
      '/dashboard/quotes signed-in',
      '/dashboard/shipments/:reference signed-in',
      '/track everyone',
    ]);
    for (const { page } of config.routes) {
      expect(existsSync(fileURLToPath(new URL(page, import.meta.url)))).toBe(true);
    }
  });

  it('gives every section of the dashboard a title of its own', () => {
    const titled = config.routes.filter(({ path }) => sections.some(({ id }) => path === hrefOf(id)));
    expect(new Set(titled.map(({ title }) => title)).size).toBe(sections.length);
  });

  it('describes its pages within what search results show', () => {
    for (const { title, description } of config.routes) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(155);
    }
  });
});
