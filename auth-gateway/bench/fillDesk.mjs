const CLIENTS = `
insert into clients (reference, submission_id, input_digest, business_name, contact_name, email, details, abn_verified,
    requested_status, status, submitted_at)
  select 'CL-2026-' || n, gen_random_uuid(), '', 'Business ' || n || ' Foods', 'Contact ' || n, 'contact' || n || '@x.example',
    jsonb_build_object('phone', '04' || lpad(n::text, 8, '0'), 'originSuburb', 'Marrickville'), true, 'active', 'active',
    $2::timestamptz - n * interval '1 hour'
  from generate_series(1, $1::int) n;
`;

const ENQUIRIES = `
insert into enquiries (reference, submission_id, topic, name, email, phone, company, message, is_suspect, received_at)
  select 'ENQ-2026-' || n, gen_random_uuid(), 'general', 'Person ' || n, 'person' || n || '@x.example',
    '04' || lpad(n::text, 8, '0'), 'Business ' || n || ' Foods', repeat('word ', 60), false,
    $2::timestamptz - n * interval '1 hour'
  from generate_series(1, $1::int) n;
`;

const DRIVERS = `
insert into driver_applications (submission_id, token_hash, purpose, status, reference, details, started_at, submitted_at)
  select gen_random_uuid(), 'd-' || n, 'application', 'approved', 'DRV-2026-' || n,
    jsonb_build_object('name', 'Driver ' || n, 'email', 'driver' || n || '@x.example', 'phone', '0412', 'vehicle', 'Semi'),
    $2::timestamptz, $2::timestamptz - n * interval '1 hour'
  from generate_series(1, $1::int) n;
`;

/** Fills the lists of the desk: as many enquiries and clients as an old company has, and drivers. */
export async function fillDesk(pool, { clients, enquiries, drivers }, now) {
  const client = await pool.connect();
  try {
    // Filling takes longer than any statement of the gateway may.
    await client.query('set statement_timeout = 0');
    await client.query(CLIENTS, [clients, now]);
    await client.query(ENQUIRIES, [enquiries, now]);
    await client.query(DRIVERS, [drivers, now]);
    await client.query('analyze');
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
}
