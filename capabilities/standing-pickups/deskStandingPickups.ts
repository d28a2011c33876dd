import { containing, type DeskQuery, type DeskSort, deskOrder, deskPage } from '@saltbush/capability/desk';
import { searchAnswer } from '@saltbush/capability/search';
import { freightNames } from '@saltbush/consignments/neighbours';
import type { SearchAnswer } from '@saltbush/contract/search';
import { localTime, TERMS } from '@saltbush/freight';
import { type RawBuilder, sql } from 'kysely';
import {
  DESK_STANDING_VIEWS,
  type DeskStandingPickup,
  type DeskStandingPickups,
  type DeskStandingSort,
  type DeskStandingView,
} from './api/desk-standing-pickups.ts';
import { weekdaysText } from './api/standing-words.ts';
import type { StandingParts } from './standing-parts.ts';
import { standingPickups } from './standingRows.ts';
import type { StandingRow } from './tables.ts';

type Parts = Pick<StandingParts, 'bookings' | 'now' | 'database'>;
type DeskRow = StandingRow & { business_name: string };

const WAS_REFUSED = sql`coalesce(standing_pickups.last_outcome->>'status' = 'refused', false)`;

/** What each view holds on a day. */
function inViews(now: Date): Record<DeskStandingView, RawBuilder<boolean>> {
  const { date: today } = localTime(now, 'Australia/Sydney');
  const goesOn = sql`(not standing_pickups.is_paused and coalesce(standing_pickups.until >= ${today}, true))`;
  const isHeldUp = sql`(${WAS_REFUSED} or standing_pickups.terms_version <> ${TERMS.version})`;
  return {
    booking: sql<boolean>`${goesOn}`,
    'held-up': sql<boolean>`(${goesOn} and ${isHeldUp})`,
    paused: sql<boolean>`standing_pickups.is_paused`,
    all: sql<boolean>`true`,
  };
}

const orderOf = (sort: DeskSort<DeskStandingSort> | null) =>
  deskOrder(sort, {
    by: {
      reference: sql`standing_pickups.reference`,
      business: sql`lower(freight.business_name)`,
      route: sql`lower(freight.pickup_suburb)`,
      until: sql`standing_pickups.until`,
      added: sql`standing_pickups.added_at`,
    },
    mayBeNull: ['until'],
    last: sql`standing_pickups.reference`,
    otherwise: sql`${WAS_REFUSED} desc, standing_pickups.reference desc`,
  });

/** All standing pickups with what staff search by. One whose booking is gone is left out, as for its client. */
const withNames = ({ database: { db } }: Parts) =>
  db
    .selectFrom('standing_pickups')
    .innerJoin(freightNames(db).as('freight'), 'freight.reference', 'standing_pickups.booking_reference');

const SEARCHED = [
  ...['standing_pickups.reference', 'standing_pickups.booking_reference', 'standing_pickups.email'],
  ...['freight.business_name', 'freight.pickup_suburb', 'freight.delivery_suburb'],
];

const found = (search: string) =>
  sql<boolean>`(${sql.join(
    SEARCHED.map((column) => sql`${sql.ref(column)} ilike ${containing(search)}`),
    sql` or `,
  )})`;

async function told(rows: readonly DeskRow[], parts: Parts): Promise<DeskStandingPickup[]> {
  const pickups = new Map((await standingPickups(rows, parts)).map((pickup) => [pickup.reference, pickup]));
  return rows.flatMap((row) => {
    const pickup = pickups.get(row.reference);
    const more = { businessName: row.business_name, clientReference: row.client_reference };
    return pickup ? [{ ...pickup, ...more, addedAt: row.added_at.toISOString() }] : [];
  });
}

/** Standing pickups of all clients, for staff. */
export async function listDeskStandingPickups(
  { view, search, sort, page }: DeskQuery<DeskStandingView, DeskStandingSort>,
  parts: Parts,
): Promise<DeskStandingPickups> {
  const views = inViews(parts.now());
  const matching = withNames(parts)
    .where(views[view])
    .where(found(search))
    .selectAll('standing_pickups')
    .select('freight.business_name')
    .orderBy(orderOf(sort));
  const { rows, ...rest } = await deskPage(matching, page);
  const counted = await withNames(parts)
    .select(DESK_STANDING_VIEWS.map((each) => sql<number>`count(*) filter (where ${views[each]})`.as(each)))
    .executeTakeFirstOrThrow();
  const counts = Object.fromEntries(DESK_STANDING_VIEWS.map((each) => [each, Number(counted[each])]));
  return { ...rest, rows: await told(rows, parts), counts: counts as DeskStandingPickups['counts'] };
}

/** One of any client, for staff; null where there is none. */
export async function findDeskStandingPickup(reference: string, parts: Parts): Promise<DeskStandingPickup | null> {
  const row = await withNames(parts)
    .where('standing_pickups.reference', '=', reference)
    .selectAll('standing_pickups')
    .select('freight.business_name')
    .executeTakeFirst();
  const [one] = row ? await told([row], parts) : [];
  return one ?? null;
}

/** What staff find among them: a company keeps few, so that the list's own search is quick enough for each key. */
export async function searchDeskStandingPickups(typed: string, parts: Parts): Promise<SearchAnswer> {
  const { rows } = await listDeskStandingPickups({ view: 'all', search: typed.trim(), sort: null, page: 1 }, parts);
  return searchAnswer(
    rows.map(({ reference, businessName, from, to, weekdays, isPaused }) => ({
      title: reference,
      facts: [businessName, `${from} to ${to}`, weekdaysText(weekdays), isPaused ? 'Paused' : ''],
      path: `/ops/standing-pickups/${reference}`,
    })),
  );
}
