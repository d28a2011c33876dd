import type { FlagRule, FlagSwitch } from '@saltbush/contract/release-api';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

interface Line {
  seq: number;
  name: string;
  details: { flag: string; isOff: boolean; rules: FlagRule[] };
  actor: string;
  at: Date;
  reason: string;
}

/** What the log says last of each flag, in the order of its lines. */
export async function readFlagSwitches(db: Kysely<Tables>): Promise<FlagSwitch[]> {
  const { rows } = await sql<Line>`
    select distinct on (name, details ->> 'flag') seq, name, details, actor, at, reason from release_log
    where kind = 'flag' order by name, details ->> 'flag', seq desc
  `.execute(db);
  return rows
    .map(({ seq, name: remote, details: { flag, isOff, rules }, actor: by, at, reason }) => ({
      ...{ remote, flag, isOff, rules, seq, by, at: at.toISOString(), reason },
    }))
    .sort((one, other) => one.seq - other.seq);
}
