export const visitNetworksSql = `
-- Since when a network has visited the site, under its name of this day. Its name of the day before is in no row.
create table visit_networks (
  network text primary key,
  -- Null for a hosting provider, which never counts as known.
  known_since timestamptz,
  at timestamptz not null default clock_timestamp()
);
create index visit_networks_by_time on visit_networks (at);
`;
