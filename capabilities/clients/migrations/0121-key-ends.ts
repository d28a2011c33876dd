export const keyEndsSql = `
-- Keys of before have no end: both stay null.
alter table api_keys add column lifetime_days integer;
alter table api_keys add column ends_at timestamptz;
-- The key that was made in its place; a key has one at most.
alter table api_keys add column successor_id bigint references api_keys (id) on delete set null;
-- How many days before its end its company was told last.
alter table api_keys add column told_days integer;
create unique index api_keys_by_successor on api_keys (successor_id) where successor_id is not null;
create index api_keys_ending on api_keys (ends_at) where ends_at is not null and revoked_at is null;
`;
