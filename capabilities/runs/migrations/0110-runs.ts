export const runsSql = `
create table runs (
  reference text primary key,
  -- Made from whoever sent the form and its UUID, so that a form is taken once.
  submission_id uuid not null unique,
  delivery_count integer not null,
  total_ex_cents integer not null,
  gst_cents integer not null,
  requested_at timestamptz not null
);
create index runs_by_time on runs (requested_at, reference);

create table run_deliveries (
  -- A consignment takes its place in the run with it, also where a gateway from before removes it.
  booking_reference text primary key references bookings (reference) on delete cascade,
  run_reference text not null references runs (reference) on delete cascade,
  position integer not null check (position between 1 and 20),
  unique (run_reference, position)
);
`;
