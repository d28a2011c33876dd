import type { Capability } from './Capability.ts';
import { routeShape } from './routes/routeShape.ts';

interface Claim {
  /** What nobody else may have, in words. */
  what: string;
  by: string;
}

const claimsOf = ({ name, tables, migrations, routes }: Capability): Claim[] => [
  { what: `the name ${name}`, by: name },
  ...tables.map((table) => ({ what: `the table ${table}`, by: name })),
  ...migrations.map(({ id }) => ({ what: `the migration ${id.slice(0, 4)}`, by: name })),
  ...routes.map(({ id }) => ({ what: `the route ${routeShape(id)}`, by: name })),
];

/**
 * The capabilities of a gateway. Their order does not matter.
 * @throws Error when two claim one name, table, migration number or route.
 */
export function listCapabilities<List extends readonly Capability[]>(...capabilities: List): List {
  const owners = new Map<string, string>();
  for (const { what, by } of capabilities.flatMap(claimsOf)) {
    const owner = owners.get(what);
    if (owner !== undefined) {
      throw new Error(
        `The capabilities ${owner} and ${by} both claim ${what}. Only one may have it: change the other.`,
      );
    }
    owners.set(what, by);
  }
  return capabilities;
}
