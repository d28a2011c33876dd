export const signInSql = `
create table sessions (
  sid text primary key,
  sess json not null,
  expire timestamptz not null
);
create index sessions_by_expire on sessions (expire);

create table oidc_payloads (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id)
);
create index oidc_payloads_by_grant on oidc_payloads (grant_id) where grant_id is not null;
create index oidc_payloads_by_user_code on oidc_payloads (user_code) where user_code is not null;
create index oidc_payloads_by_uid on oidc_payloads (uid) where uid is not null;
create index oidc_payloads_by_expiry on oidc_payloads (expires_at);

create table users (
  id text primary key,
  email text not null,
  first_name text,
  roles jsonb not null,
  password_hash text,
  created_at timestamptz not null default clock_timestamp()
);
create unique index users_by_email on users (lower(email));

create table settings (
  key text primary key,
  value text not null,
  updated_at timestamptz not null default clock_timestamp()
);
`;
