export const clientsSql = `
create table clients (
  reference text primary key,
  submission_id uuid not null unique,
  input_digest text not null,
  business_name text not null,
  contact_name text not null,
  email text not null,
  details jsonb not null,
  abn_verified boolean not null,
  requested_status text not null check (requested_status in ('active', 'pending', 'suspended')),
  status text not null check (status in ('active', 'pending', 'suspended')),
  version integer not null default 1,
  submitted_at timestamptz not null
);
create index clients_by_status on clients (status, submitted_at desc);
create index clients_by_email on clients (lower(email));

create table client_users (
  reference text not null references clients (reference),
  user_id text not null,
  email text not null,
  joined_at timestamptz not null,
  primary key (reference, user_id)
);
create index client_users_by_user on client_users (user_id);

create table client_events (
  id bigint generated always as identity primary key,
  reference text not null references clients (reference),
  at timestamptz not null,
  status text not null,
  reason text not null,
  actor text not null
);
create index client_events_by_client on client_events (reference, id);
create trigger client_events_append_only before update or delete or truncate on client_events
  for each statement execute function refuse_change();

create table rate_sheets (
  id bigint generated always as identity primary key,
  client_reference text not null references clients (reference),
  file_name text not null,
  row_count integer not null,
  skipped_count integer not null,
  uploaded_at timestamptz not null,
  uploaded_by text not null
);
create index rate_sheets_by_client on rate_sheets (client_reference, id);

create table rate_sheet_rows (
  rate_sheet_id bigint not null references rate_sheets (id) on delete cascade,
  line integer not null,
  origin text not null,
  destination text not null,
  vehicle text not null,
  rate_per_km double precision not null,
  primary key (rate_sheet_id, line)
);
`;
