export const rateSheetVersionsSql = `
-- Null for a sheet that came with the set-up of its client.
alter table rate_sheets add column submission_id uuid unique;
alter table rate_sheets add column content_digest text;
-- Its lanes are in rate_sheet_lanes, all of them.
alter table rate_sheets add column is_indexed boolean not null default false;
alter table rate_sheets add check ((submission_id is null) = (content_digest is null));

create table rate_sheet_activations (
  id bigint generated always as identity primary key,
  client_reference text not null references clients (reference),
  rate_sheet_id bigint not null references rate_sheets (id),
  actor text not null,
  at timestamptz not null
);
create index rate_sheet_activations_by_client on rate_sheet_activations (client_reference, id);
create trigger rate_sheet_activations_append_only before update or delete or truncate on rate_sheet_activations
  for each statement execute function refuse_change();

create table rate_sheet_lanes (
  rate_sheet_id bigint not null references rate_sheets (id) on delete cascade,
  line integer not null,
  origin_key text not null,
  destination_key text not null,
  vehicle_key text not null,
  rate_per_km double precision not null check (rate_per_km > 0),
  primary key (rate_sheet_id, line)
);
create index rate_sheet_lanes_by_lane on rate_sheet_lanes (rate_sheet_id, origin_key, destination_key);
`;
