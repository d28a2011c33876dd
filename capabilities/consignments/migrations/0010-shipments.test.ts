import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { EMPTY_QUOTE_REQUEST, priceQuote } from '@saltbush/freight';
import { layEmptyDatabase } from '../../../auth-gateway/fixtures/layEmptyDatabase.ts';
import { MIGRATIONS } from '../../../auth-gateway/src/database/migrate.ts';

const LINE = { lengthCm: '', widthCm: '', heightCm: '', count: '1' };

it('fills the columns of older bookings that lists and figures select by', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'saltbush-older-'));
  await layEmptyDatabase(dataDir);
  const db = await PGlite.create(join(dataDir, 'database'));
  const apply = async (isMeant: (id: string) => boolean) => {
    for (const { id, statements } of MIGRATIONS) if (isMeant(id)) await db.exec(statements);
  };
  await apply((id) => id < '0010');
  const moreItems = ['100', 'heavy', 7].map((weightKg) => ({ ...LINE, weightKg }));
  const lane = { mode: 'ltl', service: 'LTL', pickup: 'Sydney', delivery: 'Melbourne' } as const;
  const request = { ...EMPTY_QUOTE_REQUEST, ...lane, palletCount: '2', weightKg: ' 900.5 ', moreItems };
  const outcome = priceQuote(request, { now: new Date('2026-11-20T00:00:00Z') });
  const quote = outcome.status === 'priced' ? outcome.quote : null;
  await db.query(
    `insert into quotes (reference, token_hash, submission_id, request, quote, pricing_version, terms_version,
      total_ex_cents, gst_cents, valid_until, saved_at)
    values ('Q-1', '', gen_random_uuid(), $1, $2, '', '', 1, 1, '2026-12-20', now())`,
    [request, quote],
  );
  await db.query(
    `insert into bookings (reference, token_hash, submission_id, quote_reference, status, request, quote, details,
      business_name, customer_reference, pickup_suburb, delivery_suburb, pickup_date, pickup_time, total_ex_cents,
      gst_cents, requested_at)
    values ('SH-1', '', gen_random_uuid(), 'Q-1', 'delivered', $1, $2, '{}', '', '', 'Sydney', 'Melbourne', '2026-11-20',
      '', 1, 1, now())`,
    [request, quote],
  );
  await db.exec(`
    insert into booking_events (reference, at, status, by, actor, note, eta) values
      ('SH-1', '2026-11-20T03:00:00Z', 'accepted', 'staff', '', '', '2026-11-23'),
      ('SH-1', '2026-11-20T04:00:00Z', 'accepted', 'staff', '', '', '2026-11-25'),
      ('SH-1', '2026-11-24T03:05:00Z', 'delivered', 'staff', '', '', null);
    insert into pods values ('SH-1', 'Lee', '2026-11-24T14:05', 'AEDT', now(), 1, 1, '', now(), '');
  `);

  await apply((id) => id >= '0010');
  const { rows } = await db.query('select * from bookings');
  expect(rows[0]).toMatchObject({
    service: 'LTL',
    service_name: 'Less Than Truck Load',
    vehicle_id: null,
    distance_km: quote?.distanceKm,
    declared_kg: 1_007.5,
    pallet_count: quote?.palletCount,
    promised_eta: '2026-11-23',
    delivered_on: '2026-11-24',
    closed_at: new Date('2026-11-24T03:05:00Z'),
    client_reference: null,
  });
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});
