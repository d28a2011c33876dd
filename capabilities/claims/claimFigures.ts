import { daysBefore, type Queries } from '@saltbush/capability/database';
import { CLAIM_KINDS, type ClaimKind, localTime } from '@saltbush/freight';
import { sql } from 'kysely';
import { CLAIM_FIGURE_DAYS, type ClaimFigures, type ClaimFiguresOfAll } from './api/desk-claims.ts';
import type { Tables } from './tables.ts';

const NONE: ClaimFigures = {
  ...{ lodged: 0, claimedCents: 0, decided: 0, accepted: 0, agreedCents: 0, creditedCents: 0 },
  medianDays: null,
};

interface Counted extends Record<keyof ClaimFigures, number | null> {
  /** Null for all kinds together. */
  kind: ClaimKind | null;
}

const figuresOf = ({ kind: _kind, medianDays, ...counted }: Counted): ClaimFigures => ({
  ...NONE,
  ...Object.fromEntries(Object.entries(counted).map(([name, value]) => [name, Number(value ?? 0)])),
  medianDays: medianDays === null ? null : Math.round(Number(medianDays) * 10) / 10,
});

/** How the claims of the last days went, by kind and in all. */
export async function claimFigures(db: Queries<Tables>, now: Date): Promise<ClaimFiguresOfAll> {
  const from = daysBefore(now, CLAIM_FIGURE_DAYS);
  const wasLodged = sql`lodged_at >= ${from}`;
  const wasDecided = sql`decided_at >= ${from}`;
  const { rows } = await sql<Counted>`
    select kind,
      count(*) filter (where ${wasLodged}) as lodged,
      sum(amount_cents) filter (where ${wasLodged}) as "claimedCents",
      count(*) filter (where ${wasDecided}) as decided,
      count(*) filter (where ${wasDecided} and status = 'accepted') as accepted,
      sum(agreed_cents) filter (where ${wasDecided}) as "agreedCents",
      sum(credited_cents) filter (where ${wasDecided}) as "creditedCents",
      percentile_cont(0.5) within group (order by extract(epoch from decided_at - lodged_at) / 86400)
        filter (where ${wasDecided}) as "medianDays"
    from claims where ${wasLodged} or ${wasDecided}
    group by grouping sets ((), (kind))
  `.execute(db);
  const figuresBy = (wanted: ClaimKind | null): ClaimFigures => {
    const row = rows.find(({ kind }) => kind === wanted);
    return row ? figuresOf(row) : NONE;
  };
  return {
    from: localTime(from, 'Australia/Sydney').date,
    all: figuresBy(null),
    byKind: Object.fromEntries(CLAIM_KINDS.map((kind) => [kind, figuresBy(kind)])) as ClaimFiguresOfAll['byKind'],
  };
}
