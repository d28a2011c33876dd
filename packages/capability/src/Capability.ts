import type { Chore } from './Chore.ts';
import type { GroundTables } from './database/ground-tables.ts';
import type { Migration } from './database/migration.ts';
import type { DeskCounts } from './desk/desk-counts.ts';
import type { DemoHouse, House } from './House.ts';
import type { PeopleKnown } from './people/people-known.ts';
import type { RetentionJob } from './retention/retention-job.ts';
import type { RetentionRule } from './retention/retention-rule.ts';
import type { RouteFacts, StartedRoute } from './routes/route.ts';

/** What a capability brings besides its routes. Everything of it can be read without starting anything. */
export interface Holdings<Tables = GroundTables> {
  /** Also the name of its folder. */
  name: string;
  /** Its tables, which nothing else reads or writes. */
  tables?: readonly (keyof Tables & string)[];
  /** Their place among all migrations is in their ids. */
  migrations?: readonly Migration[];
  people?: PeopleKnown<Tables>;
  deskCounts?: DeskCounts<Tables>;
  /** Writes what the site is shown with to whoever tries it out, once. `userIdOf` finds a demo account. */
  demo?: (house: DemoHouse<Tables>, userIdOf: (email: string) => Promise<string | null>) => Promise<void>;
  retention?: { jobs: readonly RetentionJob<Tables>[]; rules: readonly RetentionRule[] };
}

interface Facts extends Required<Pick<Holdings, 'name' | 'migrations'>> {
  tables: readonly string[];
  people: Holdings['people'] | null;
  deskCounts: DeskCounts;
  demo: Holdings['demo'] | null;
  retention: Required<Holdings>['retention'];
  routes: readonly RouteFacts[];
}

/** A business capability, as the gateway sees it. */
export type Capability = Facts &
  (
    | { needs: 'house'; open: (house: House) => { routes: StartedRoute[]; chores: readonly Chore[] } }
    // It answers even while the database is away, and nobody's session is looked up for it.
    | { needs: 'nothing'; open: () => StartedRoute[] }
  );
