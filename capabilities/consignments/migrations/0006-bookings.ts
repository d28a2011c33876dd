export const bookingsSql = `
create table bookings (
  reference text primary key,
  token_hash text not null unique,
  submission_id uuid not null unique,
  quote_reference text not null unique references quotes (reference),
  user_id text,
  status text not null check (status in ('requested', 'accepted', 'allocated', 'picked_up', 'in_transit',
    'out_for_delivery', 'delivered', 'invoiced', 'declined', 'cancelled')),
  version integer not null default 1,
  exception_kind text check (exception_kind in ('delayed', 'futile', 'damaged', 'short', 'refused')),
  exception_reason text,
  eta text,
  driver text,
  vehicle text,
  request jsonb not null,
  quote jsonb not null,
  details jsonb not null,
  business_name text not null,
  customer_reference text not null,
  pickup_suburb text not null,
  delivery_suburb text not null,
  pickup_date text not null,
  pickup_time text not null,
  total_ex_cents integer not null check (total_ex_cents >= 0),
  gst_cents integer not null check (gst_cents >= 0),
  requested_at timestamptz not null,
  check ((exception_kind is null) = (exception_reason is null)),
  check ((driver is null) = (vehicle is null))
);
create index bookings_by_user on bookings (user_id, requested_at) where user_id is not null;
create index bookings_by_pickup on bookings (pickup_date, pickup_time);
create index bookings_by_status on bookings (status);

create table booking_events (
  id bigint generated always as identity primary key,
  reference text not null references bookings (reference),
  at timestamptz not null,
  status text not null,
  by text not null check (by in ('client', 'staff', 'system')),
  actor text not null,
  note text not null,
  exception_kind text,
  exception_reason text,
  resolves_exception boolean not null default false,
  eta text,
  for_staff boolean not null default false
);
create index booking_events_by_booking on booking_events (reference, id);
create trigger booking_events_append_only before update or delete or truncate on booking_events
  for each statement execute function refuse_change();

create table pods (
  reference text primary key references bookings (reference),
  receiver_name text not null,
  delivered_at_local text not null,
  zone_abbreviation text not null,
  delivered_at timestamptz not null,
  pallets_in integer not null check (pallets_in >= 0),
  pallets_out integer not null check (pallets_out >= 0),
  notes text not null,
  recorded_at timestamptz not null,
  recorded_by text not null
);
create trigger pods_immutable before update on pods
  for each statement execute function refuse_change();

create table pod_pictures (
  id bigint generated always as identity primary key,
  reference text not null references pods (reference),
  kind text not null check (kind in ('photo', 'signature')),
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  content bytea not null,
  stored_at timestamptz not null,
  stored_by text not null
);
-- The bytes are compressed already.
alter table pod_pictures alter column content set storage external;
create index pod_pictures_by_pod on pod_pictures (reference, kind, id);
create trigger pod_pictures_append_only before update or delete or truncate on pod_pictures
  for each statement execute function refuse_change();
`;
