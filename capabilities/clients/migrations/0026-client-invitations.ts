export const clientInvitationsSql = `
create table client_invitations (
  id bigint generated always as identity primary key,
  reference text not null references clients (reference),
  email text not null check (email = lower(email)),
  invited_at timestamptz not null,
  invited_by_kind text not null check (invited_by_kind in ('visitor', 'user', 'staff')),
  invited_by text,
  expires_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'refused', 'replaced')),
  settled_at timestamptz,
  user_id text
);
create unique index client_invitations_open on client_invitations (reference) where status = 'open';
create index client_invitations_by_client on client_invitations (reference, id);
create index client_invitations_by_email on client_invitations (email, id);
`;
