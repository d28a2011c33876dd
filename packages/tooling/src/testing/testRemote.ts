import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteConfig } from '../config/defineRemote.ts';
import { exposeName } from '../config/exposeName.ts';

interface Expected {
  /** Of its `remote.config.ts`. */
  folder: string;
  /** Every route as `path access render`, such as `/quote everyone server`. */
  routes: readonly string[];
}

/** Characters that search results show. */
const SHOWN_TITLE = 60;
const SHOWN_DESCRIPTION = 155;

/** The contract test of a remote; Jest runs it on the real configuration. */
export function testRemote({ name, routes, fills }: RemoteConfig, expected: Expected): void {
  describe(name, () => {
    it('answers exactly its routes, each for whom and made where it is meant', () => {
      expect(routes.map(({ path, access, render }) => `${path} ${access} ${render}`)).toEqual(expected.routes);
    });

    it.each(routes)('has a page for $path that exports its component', ({ page }) => {
      const source = readFileSync(join(expected.folder, page), 'utf8');
      expect(source).toMatch(new RegExp(`export function ${exposeName(page)}\\(`));
    });

    const parts = new Map(fills.map(({ part }) => [part, exposeName(part)]));
    if (parts.size > 0) {
      it.each([...parts])('has a part in %s that exports its component', (part, component) => {
        const source = readFileSync(join(expected.folder, part), 'utf8');
        expect(source).toMatch(new RegExp(`export function ${component}\\(`));
      });
    }

    it.each(routes)('says what $path is, within what search results show', ({ title, description }) => {
      expect(title.length).toBeLessThanOrEqual(SHOWN_TITLE);
      expect(description.length).toBeLessThanOrEqual(SHOWN_DESCRIPTION);
    });
  });
}
