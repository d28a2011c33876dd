export const trafficSql = `
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table telemetry_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  remote text not null,
  version text not null,
  page text,
  code text,
  duration_ms integer
);
create index telemetry_events_by_release on telemetry_events (remote, version, at);
`;
