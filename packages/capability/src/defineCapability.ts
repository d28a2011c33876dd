import type { Capability, Holdings } from './Capability.ts';
import type { Chore } from './Chore.ts';
import type { House } from './House.ts';
import type { Route } from './routes/route.ts';

interface InHouse<Tables, Context> extends Holdings<Tables> {
  routes: readonly Route<Context>[];
  /** Makes what the handlers work with, once for each gateway. */
  start: (house: House<Tables>) => Context;
  /** What the gateway does by itself. */
  chores?: (context: Context) => readonly Chore[];
}

interface Alone<Context> extends Holdings {
  routes: readonly Route<Context>[];
  start: () => Context;
}

const NO_RETENTION = { jobs: [], rules: [] };

function factsOf<Tables, Context>(given: Holdings<Tables> & { routes: readonly Route<Context>[] }) {
  const {
    name,
    tables = [],
    migrations = [],
    people = null,
    demo = null,
    deskCounts = {},
    retention = NO_RETENTION,
  } = given;
  // Every database that a capability is given has its tables; the gateway's types do not name them.
  const kept = { people, demo, deskCounts, retention } as unknown as Pick<
    Capability,
    'people' | 'demo' | 'deskCounts' | 'retention'
  >;
  return {
    ...{ name, tables, migrations, ...kept },
    routes: given.routes.map(({ handle, ...facts }) => facts),
  };
}

const opened = <Context>(routes: readonly Route<Context>[], context: Context) =>
  routes.map(({ handle, ...facts }) => ({
    ...facts,
    handle: (call: Parameters<typeof handle>[0]) => handle(call, context),
  }));

/** A capability that works in the house: with its tables, mails, links and the clock. */
export function defineCapability<Tables, Context>(given: InHouse<Tables, Context>): Capability {
  const open = (house: House) => {
    const context = given.start(house as unknown as House<Tables>);
    return { routes: opened(given.routes, context), chores: given.chores?.(context) ?? [] };
  };
  return { ...factsOf(given), needs: 'house', open };
}

/**
 * A capability that needs neither database nor session, so that it answers while the database is away.
 * @throws Error for a route that would need one of them.
 */
export function defineAlone<Context>(given: Alone<Context>): Capability {
  const needing = given.routes.find(({ access, rate }) => access !== 'public' || rate !== null);
  if (needing) {
    const message = `${needing.id} of ${given.name} is not public, or is counted, which needs a database. Use defineCapability.`;
    throw new Error(message);
  }
  return { ...factsOf(given), needs: 'nothing', open: () => opened(given.routes, given.start()) };
}
