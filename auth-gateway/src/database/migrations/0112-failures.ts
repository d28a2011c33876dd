export const failuresSql = `
-- What fails, by its cause.
create table failures (
  id text primary key,
  side text not null check (side in ('browser', 'server', 'api')),
  remote text not null,
  error text not null,
  message text not null,
  source text not null,
  in_function text not null,
  -- Where it was thrown, with the lines of the source around it, as they were when it was first met.
  frames jsonb not null,
  first_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  visits integer not null default 0
);
create index failures_of_remote on failures (remote, last_at);
create index failures_by_last on failures (last_at);
create table failure_counts (
  failure text not null references failures (id) on delete cascade,
  version text not null,
  browser text not null,
  visits integer not null,
  first_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  primary key (failure, version, browser)
);
create table failure_examples (
  id bigint generated always as identity primary key,
  failure text not null references failures (id) on delete cascade,
  version text not null,
  at timestamptz not null default clock_timestamp(),
  page text not null,
  browser text not null,
  steps jsonb not null,
  components jsonb not null
);
create index failure_examples_of_failure on failure_examples (failure, version);
`;
