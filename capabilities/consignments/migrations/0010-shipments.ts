export const shipmentsSql = `
alter table bookings
  add column client_reference text references clients (reference),
  add column service text,
  add column service_name text,
  add column vehicle_id text,
  add column distance_km double precision,
  add column declared_kg double precision not null default 0,
  add column pallet_count double precision,
  add column promised_eta text,
  add column delivered_on text,
  add column closed_at timestamptz;

-- A weight that is no number counts as nothing, as pricing has it.
create function weight_of(input jsonb) returns double precision language sql immutable as $$
  select case when input #>> '{}' ~ '^\\s*\\d{1,9}(\\.\\d{1,9})?\\s*$' then (input #>> '{}')::double precision else 0 end
$$;

update bookings set
  service = quote ->> 'service',
  service_name = quote ->> 'serviceName',
  vehicle_id = quote ->> 'vehicleId',
  distance_km = (quote ->> 'distanceKm')::double precision,
  pallet_count = (quote ->> 'palletCount')::double precision,
  declared_kg = weight_of(request -> 'weightKg')
    + coalesce((select sum(weight_of(item -> 'weightKg')) from jsonb_array_elements(request -> 'moreItems') item), 0),
  promised_eta = (
    select eta from booking_events
    where booking_events.reference = bookings.reference and booking_events.eta is not null order by id limit 1
  ),
  delivered_on = (select left(delivered_at_local, 10) from pods where pods.reference = bookings.reference),
  closed_at = (
    select at from booking_events
    where booking_events.reference = bookings.reference
      and booking_events.status in ('delivered', 'declined', 'cancelled')
    order by id limit 1
  );
alter table bookings alter column service_name set not null;
drop function weight_of;

create index bookings_by_client on bookings (client_reference, requested_at) where client_reference is not null;
`;
