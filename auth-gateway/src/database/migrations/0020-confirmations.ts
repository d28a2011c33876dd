export const confirmationsSql = `
create table confirmations (
  id text primary key,
  session_id text not null,
  user_id text not null,
  actor text not null,
  act jsonb not null,
  asked_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  secret_hash text,
  done_at timestamptz
);
create index confirmations_by_session on confirmations (session_id, asked_at);
create index confirmations_by_expiry on confirmations (expires_at);
`;
