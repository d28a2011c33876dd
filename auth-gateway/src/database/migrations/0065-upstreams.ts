export const upstreamsSql = `
create table upstreams (
  remote text not null,
  -- '*' is for the versions without one of their own.
  version text not null,
  url text not null,
  health_path text not null,
  timeout_ms integer not null check (timeout_ms > 0),
  since integer not null,
  primary key (remote, version)
);
create table identity_keys (
  kid text primary key,
  private_key text not null,
  made_at timestamptz not null default clock_timestamp()
);
`;
