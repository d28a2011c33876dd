export const fleetSql = `
create table fleet_vehicles (
  reference text primary key,
  submission_id uuid not null unique,
  registration text not null,
  vehicle_id text not null,
  capacity_kg integer not null check (capacity_kg > 0),
  pallets integer not null check (pallets > 0),
  licence_class text not null,
  depot text not null,
  is_active boolean not null default true,
  version integer not null default 1,
  added_at timestamptz not null,
  retired_at timestamptz,
  check (is_active = (retired_at is null))
);
-- Two vehicles in service never have one plate, however it is spaced. A plate may be given out again later.
create unique index fleet_vehicles_by_plate on fleet_vehicles (upper(translate(registration, ' -', '')))
  where is_active;
create index fleet_vehicles_by_depot on fleet_vehicles (is_active, depot, registration);

create table fleet_events (
  id bigint generated always as identity primary key,
  reference text not null references fleet_vehicles (reference),
  at timestamptz not null,
  act text not null check (act in ('added', 'changed', 'retired', 'returned')),
  note text not null,
  actor text not null
);
create index fleet_events_by_vehicle on fleet_events (reference, id);
create trigger fleet_events_append_only before update or delete or truncate on fleet_events
  for each statement execute function refuse_change_but_removal();
`;
