export const releaseHealthSql = `
-- How one release did in one page load. Rows are written again while the page is open, so there is room to do so in place.
create table release_visits (
  visit text not null,
  name text not null,
  version text not null,
  at timestamptz not null default clock_timestamp(),
  -- Who sends many reports, without saying who: hashed with a salt that is thrown away after a day.
  network text not null,
  failed boolean not null,
  -- Why it was given up.
  code text,
  is_fallback boolean not null,
  load_ms integer,
  lcp_ms integer,
  inp_ms integer,
  cls real,
  ttfb_ms integer,
  primary key (visit, name, version)
) with (fillfactor = 80);
create index release_visits_by_release on release_visits (name, version, at);
create index release_visits_by_time on release_visits (at);

create index telemetry_events_by_time on telemetry_events (at);
`;
