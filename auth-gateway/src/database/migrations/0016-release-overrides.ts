export const releaseOverridesSql = `
create table release_overrides (
  id text primary key,
  kind text not null check (kind in ('preview', 'dev')),
  name text not null,
  version text,
  path text not null,
  created_by text not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  claimed_by text,
  claimed_at timestamptz,
  revoked_at timestamptz,
  check (kind = 'dev' or version is not null)
);
create index release_overrides_by_browser on release_overrides (claimed_by) where claimed_by is not null;
create index release_overrides_by_release on release_overrides (name, version);
`;
