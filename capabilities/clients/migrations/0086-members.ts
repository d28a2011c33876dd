export const membersSql = `
-- Everybody who belongs to a company today set it up or is its contact. Gateways from before add only those.
alter table client_users
  add column id bigint generated always as identity,
  add column role text not null default 'owner' check (role in ('owner', 'booker', 'accounts', 'viewer')),
  add column invited_by text,
  add column version integer not null default 1;
create unique index client_users_by_id on client_users (id);

-- A gateway from before removes a company without knowing of these.
create table client_member_invitations (
  id bigint generated always as identity primary key,
  reference text not null references clients (reference) on delete cascade,
  submission_id uuid not null unique,
  token_hash text not null unique,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'booker', 'accounts', 'viewer')),
  invited_by text not null,
  invited_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'withdrawn')),
  settled_at timestamptz
);
create unique index client_member_invitations_open on client_member_invitations (reference, email) where status = 'open';
create index client_member_invitations_by_email on client_member_invitations (email, id);
create index client_member_invitations_by_end on client_member_invitations (expires_at);

create table client_member_events (
  id bigint generated always as identity primary key,
  reference text not null references clients (reference) on delete cascade,
  at timestamptz not null,
  act text not null,
  email text not null,
  user_id text,
  role text not null,
  reason text not null,
  actor text not null,
  by_staff boolean not null
);
create index client_member_events_by_client on client_member_events (reference, id);
create index client_member_events_by_email on client_member_events (lower(email collate "C"));
create trigger client_member_events_append_only before update or delete or truncate on client_member_events
  for each statement execute function refuse_change_but_removal();
`;
