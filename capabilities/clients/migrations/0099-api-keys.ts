export const apiKeysSql = `
create table api_keys (
  id bigint generated always as identity primary key,
  -- A gateway from before removes a company without knowing of these.
  reference text not null references clients (reference) on delete cascade,
  submission_id uuid not null,
  name text not null,
  mode text not null check (mode in ('live', 'test')),
  scopes jsonb not null,
  token_hash text not null unique,
  hint text not null,
  made_by text not null,
  made_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by text
);
create unique index api_keys_by_submission on api_keys (reference, submission_id);
create index api_keys_revoked on api_keys (revoked_at) where revoked_at is not null;
`;
