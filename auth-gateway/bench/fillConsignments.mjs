import { EMPTY_QUOTE_REQUEST, priceQuote } from '@saltbush/freight';
import { searchColumns } from '../../capabilities/consignments/dist/bookings/searchColumns.js';

/** Words as long as those that people write. */
const WORDS = Array.from({ length: 60 }, (_, index) => `word${index * 7919}`).join(' ');
const STOP = {
  businessName: 'Bench',
  street: '1 Street',
  contactName: 'B',
  phone: '1',
  hasForklift: true,
  instructions: WORDS,
};
const TEXTS = { customerReference: '', instructions: '', termsVersion: '2026-07' };
const LOAD = { lengthCm: '120', widthCm: '100', heightCm: '150', weightKg: '1400', palletCount: '3' };
const METRO = { mode: 'metro-pallets', metroVehicle: '1t-van', palletCount: '2', weightKg: '800' };

const REQUESTS = [
  { mode: 'ltl', service: 'LTL', pickup: 'Sydney', delivery: 'Melbourne' },
  { mode: 'ltl', service: 'LTL', pickup: 'Sydney', delivery: 'Perth' },
  { mode: 'ftl', service: 'FTL', ftlVehicle: 'SEMI', pickup: 'Brisbane', delivery: 'Adelaide' },
  { ...METRO, service: 'METRO_STANDARD', pickup: 'Newtown', delivery: 'Marrickville' },
  { ...METRO, service: 'METRO_STANDARD', pickup: 'Surry Hills', delivery: 'Manly' },
  { ...METRO, service: 'METRO_VIP', pickup: 'Pyrmont', delivery: 'Ultimo' },
  { ...METRO, service: 'METRO_EXPRESS', pickup: 'Newtown', delivery: 'Chatswood' },
];

/** A booking of each kind, as the gateway stores it. */
function templates(now) {
  return REQUESTS.map((answers, index) => {
    const request = { ...EMPTY_QUOTE_REQUEST, ...LOAD, ...answers };
    const outcome = priceQuote(request, { now });
    if (outcome.status !== 'priced') throw new Error(`No price for ${JSON.stringify(answers)}: ${outcome.message}`);
    const { quote } = outcome;
    const stops = { pickup: { ...STOP, suburb: request.pickup }, delivery: { ...STOP, suburb: request.delivery } };
    const booker = { businessName: 'Bench', name: 'B', email: 'bench@bench.example', phone: '1' };
    const details = { booker, ...stops, dangerousGoods: [], hasDangerousGoods: false, ...TEXTS };
    const { pickup, delivery } = request;
    return { index, pickup, delivery, request, quote, details, columns: searchColumns(request, quote) };
  });
}

const QUOTES = `
insert into quotes (reference, token_hash, submission_id, user_id, request, quote, pricing_version, terms_version,
    total_ex_cents, gst_cents, valid_until, saved_at)
  select 'Q-' || $3 || n, 'q-' || $3 || n, gen_random_uuid(), $3, request, quote, '2026-07-01', '2026-07',
    (columns ->> 'total_ex_cents')::int, (columns ->> 'gst_cents')::int, '2027-01-01', $4::timestamptz
  from generate_series(1, $1::int) n join template on index = n % $2::int;
`;

/** Nine in ten are delivered, over two years; one in fifty is late, one in a hundred has an exception. */
const BOOKINGS = `
insert into bookings (reference, token_hash, submission_id, quote_reference, user_id, client_reference, status, request,
    quote, details, business_name, customer_reference, pickup_suburb, delivery_suburb, pickup_date, pickup_time,
    total_ex_cents, gst_cents, service, service_name, vehicle_id, distance_km, declared_kg, pallet_count, requested_at, eta,
    promised_eta, delivered_on, closed_at, exception_kind, exception_reason)
  select 'SH-' || $3 || '-' || n, 'b-' || $3 || n, gen_random_uuid(), 'Q-' || $3 || n, $3, $5,
    case when n % 10 = 0 then 'in_transit' else 'invoiced' end, request, quote, details, 'Bench', 'PO ' || n, pickup,
    delivery, to_char(day, 'YYYY-MM-DD'), '', (columns ->> 'total_ex_cents')::int, (columns ->> 'gst_cents')::int,
    columns ->> 'service', columns ->> 'service_name', columns ->> 'vehicle_id', (columns ->> 'distance_km')::float8,
    (columns ->> 'declared_kg')::float8, (columns ->> 'pallet_count')::float8, day, to_char(day + '1 day', 'YYYY-MM-DD'),
    to_char(day + '1 day', 'YYYY-MM-DD'),
    case when n % 10 > 0 then to_char(day + case when n % 50 = 1 then interval '2 days' else '1 day' end, 'YYYY-MM-DD') end,
    case when n % 10 > 0 then day + interval '1 day' end,
    case when n % 100 = 0 then 'delayed' end, case when n % 100 = 0 then 'Flood' end
  from generate_series(1, $1::int) n
    join template on index = n % $2::int
    cross join lateral (select $4::timestamptz - n * interval '17520 hours' / $1::int as day) as age;
`;

const REST = `
insert into booking_events (reference, at, status, by, actor, note)
  select reference, requested_at, step, 'staff', 'bench', '' from bookings
    cross join unnest(array['requested', 'accepted', 'allocated', 'picked_up', 'in_transit', 'delivered']) step;
insert into invoices (reference, booking_reference, issued_at, issued_on, due_on, seller, buyer, supply, gst_basis_points,
    total_ex_cents, gst_cents, issued_by)
  select 'INV-' || reference, reference, closed_at, delivered_on, delivered_on, '{}', '{}', '{}', 1000, total_ex_cents,
    gst_cents, 'bench' from bookings where status = 'invoiced';
insert into invoice_payments (invoice_reference, submission_id, received_on, amount_cents, note, recorded_at, recorded_by)
  select reference, gen_random_uuid(), due_on, total_ex_cents + gst_cents, '', issued_at, 'bench' from invoices
    where reference not like '%51';
update bookings set paid_cents = total_ex_cents + gst_cents where status = 'invoiced' and reference not like '%51';
insert into pods (reference, receiver_name, delivered_at_local, zone_abbreviation, delivered_at, pallets_in, pallets_out,
    notes, recorded_at, recorded_by)
  select reference, 'Lee', delivered_on || 'T14:00', 'AEDT', closed_at, 0, 0, '', closed_at, 'bench'
    from bookings where delivered_on is not null;
analyze;
`;

/** Fills a database with the consignments of several clients: `counts` by user id, each user with a company. */
export async function fillConsignments(pool, counts, now) {
  const client = await pool.connect();
  try {
    const kinds = templates(now);
    // 100,000 bookings take longer than any statement of the gateway may.
    await client.query('set statement_timeout = 0');
    await client.query(`create temporary table template (index int, pickup text, delivery text, request jsonb, quote jsonb,
      details jsonb, columns jsonb)`);
    await client.query(
      `insert into template select * from jsonb_to_recordset($1::jsonb)
        as t (index int, pickup text, delivery text, request jsonb, quote jsonb, details jsonb, columns jsonb)`,
      [JSON.stringify(kinds)],
    );
    for (const [user, count] of Object.entries(counts)) {
      const company = `CL-${user}`;
      await client.query(
        `insert into clients (reference, submission_id, input_digest, business_name, contact_name, email, details,
          abn_verified, requested_status, status, submitted_at)
        values ($1, gen_random_uuid(), '', 'Bench', 'B', 'b@bench.example', '{}', true, 'active', 'active', $2)`,
        [company, now],
      );
      await client.query(`insert into client_users values ($1, $2, 'b@bench.example', $3)`, [company, user, now]);
      await client.query(QUOTES, [count, kinds.length, user, now]);
      await client.query(BOOKINGS, [count, kinds.length, user, now, company]);
    }
    await client.query(REST);
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
}
