import { readFileSync } from 'node:fs';
import { type RouteId, routeShape, routesTable } from '@saltbush/capability';
import { SERVER_SOURCES } from '../fixtures/serverSources.ts';
import { CAPABILITIES } from './capabilities.ts';
import { PLATFORM_ROUTES } from './platform/platform-routes.data.ts';
import { platformTable } from './platform/platformTable.ts';

const TABLE = new URL('../../capabilities/ROUTES.md', import.meta.url);
const PLATFORM_TABLE = new URL('../ROUTES.md', import.meta.url);

/** Where a query names a table. */
const QUERIED =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|sql\.(?:ref|table))\(\s*\[?'(\w+)|\b(?:from|join|into|update)\s+(\w+)\b/g;

const PLATFORM_SHAPES = new Set(Object.keys(PLATFORM_ROUTES).map((route) => routeShape(route as RouteId)));

describe('capabilities', () => {
  it('have the routes that stand in capabilities/ROUTES.md: run npm run routes after a change, and look at it', () => {
    expect(readFileSync(TABLE, 'utf8')).toBe(routesTable(CAPABILITIES));
  });

  it('stand beside those of the platform, in auth-gateway/ROUTES.md', () => {
    expect(readFileSync(PLATFORM_TABLE, 'utf8')).toBe(platformTable());
  });

  it('take no route that the platform has', () => {
    const taken = CAPABILITIES.flatMap(({ name, routes }) =>
      routes.flatMap(({ id }) => (PLATFORM_SHAPES.has(routeShape(id)) ? [`${name} takes ${id}`] : [])),
    );
    expect(PLATFORM_SHAPES.size).toBeGreaterThan(0);
    expect(taken).toEqual([]);
  });

  it('name every table that their migrations create', () => {
    for (const { name, tables, migrations } of CAPABILITIES) {
      const created = migrations.flatMap(({ statements }) =>
        [...statements.matchAll(/\bcreate (?:unlogged )?table (\w+)/g)].map(([, table]) => table),
      );
      expect({ name, tables: [...tables].sort() }).toEqual({ name, tables: created.sort() });
    }
  });

  it('keep their tables to themselves: nobody else queries them', () => {
    const owners = new Map(CAPABILITIES.flatMap(({ name, tables }) => tables.map((table) => [table, name])));
    const own = new Set<string>();
    const foreign = SERVER_SOURCES.filter(({ path }) => !path.includes('/migrations/')).flatMap(({ path, text }) =>
      [...text.matchAll(QUERIED)].flatMap(([, called, written]) => {
        const owner = owners.get(called ?? written ?? '');
        if (owner === undefined) return [];
        if (path.startsWith(`capabilities/${owner}/`)) own.add(owner);
        return path.startsWith(`capabilities/${owner}/`) ? [] : [`${path} queries ${called ?? written} of ${owner}`];
      }),
    );
    expect(foreign).toEqual([]);
    // Whoever has tables queries them: else the pattern above finds nothing.
    expect([...own].sort()).toEqual(
      CAPABILITIES.filter(({ tables }) => tables.length > 0)
        .map(({ name }) => name)
        .sort(),
    );
  });
});
