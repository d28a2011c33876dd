import { sql } from 'kysely';
import { bookingDesk, STAFF } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import type { DeskBookings } from '../api.ts';

const NOW = new Date('2026-11-20T00:00:00Z');
/** More than are looked up one by one. */
const MANY = 1_200;

describe.each(DATABASES)('a search of the desk on the %s database', (kind) => {
  const { make } = bookingDesk(
    () => gateway,
    () => NOW,
  );
  const gateway = gatewayOn(kind, { now: () => NOW });
  beforeAll(async () => {
    const { reference } = await make({ customerReference: 'Weekly' });
    const series = sql`generate_series(1, ${sql.lit(MANY)}) as n`;
    await sql`insert into quotes select (jsonb_populate_record(one, jsonb_build_object(
        'reference', 'Q-2026-' || 500000 + n, 'token_hash', md5(n::text), 'submission_id', gen_random_uuid()
      ))).* from quotes as one, ${series}`.execute(gateway.database.db);
    // Every tenth is another business's, and every third is closed.
    await sql`insert into bookings select (jsonb_populate_record(one, jsonb_build_object(
        'reference', 'SH-2026-' || 1000 + n, 'token_hash', md5(n::text), 'submission_id', gen_random_uuid(),
        'quote_reference', 'Q-2026-' || 500000 + n, 'business_name', case when n % 10 = 0 then 'Yarra Grocers' else 'Harbour Foods' end,
        'status', case when n % 3 = 0 then 'cancelled' else 'requested' end, 'customer_reference', 'PO ' || n
      ))).* from bookings as one, ${series} where one.reference = ${reference}`.execute(gateway.database.db);
  });

  const list = async (query: string) => {
    const { body } = await gateway.get(`/api/ops/bookings?${query}`, STAFF);
    const { rows, total } = body as unknown as DeskBookings;
    return { total, references: rows.map(({ reference }) => reference), names: rows.map((row) => row.businessName) };
  };

  it('finds a page of very many as it finds one of a few: all, in order, each once', async () => {
    const first = await list('view=all&search=harbour&sort=reference');
    expect(first.total).toBe(MANY - MANY / 10 + 1);
    expect(first.references.slice(0, 4)).toEqual(['SH-2026-0001', 'SH-2026-1001', 'SH-2026-1002', 'SH-2026-1003']);
    expect(new Set(first.names)).toEqual(new Set(['Harbour Foods']));
    const last = await list(`view=all&search=harbour&sort=reference&page=${Math.ceil(first.total / 25)}`);
    expect(last.references.at(-1)).toBe('SH-2026-2199');
    const few = await list('view=all&search=grocers&sort=-reference');
    expect([few.total, few.references[0], few.names[0]]).toEqual([MANY / 10, 'SH-2026-2200', 'Yarra Grocers']);
  });

  it('counts what is in the view, by whatever it is found', async () => {
    const requested = await list('view=requested&search=sh-2026');
    expect(requested.total).toBe((MANY * 2) / 3 + 1);
    expect(await list('view=closed&search=harbour')).toMatchObject({ total: MANY / 3 - MANY / 30 });
    expect(await list('view=all&search=PO%20777')).toMatchObject({ total: 1, references: ['SH-2026-1777'] });
    expect(await list('view=all&search=nowhere')).toMatchObject({ total: 0, references: [] });
  });
});
