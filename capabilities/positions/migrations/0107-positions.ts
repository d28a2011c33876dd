export const positionsSql = `
create table driver_links (
  id bigint generated always as identity primary key,
  -- A consignment takes its links with it, also where a gateway from before removes it.
  booking_reference text not null references bookings (reference) on delete cascade,
  submission_id uuid not null unique,
  token_hash text not null unique,
  driver text not null,
  driver_reference text,
  made_by text not null,
  made_at timestamptz not null,
  last_seen_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  reports integer not null default 0,
  check ((revoked_at is null) = (revoked_by is null))
);
create index driver_links_by_booking on driver_links (booking_reference, id);
create index driver_links_by_driver on driver_links (driver_reference) where driver_reference is not null;

-- What was taken of a telephone, once for each id.
create table driver_reports (
  link_id bigint not null references driver_links (id) on delete cascade,
  report_id uuid not null,
  booking_reference text not null references bookings (reference) on delete cascade,
  kind text not null check (kind in ('position', 'picked-up', 'scan', 'delivered')),
  at timestamptz not null,
  latitude double precision,
  longitude double precision,
  accuracy_m double precision,
  place text,
  sscc text,
  stage text check (stage in ('pickup', 'delivery')),
  primary key (link_id, report_id),
  check ((kind = 'position') = (latitude is not null and longitude is not null and place is not null)),
  check ((kind = 'scan') = (sscc is not null and stage is not null))
);
create index driver_reports_path on driver_reports (booking_reference, at) where kind = 'position';
create index driver_reports_scans on driver_reports (booking_reference) where kind = 'scan';
create index driver_reports_by_time on driver_reports (at);
`;
