export const flagLinesSql = `
-- Lines about flags make revisions too, and gateways look for the newest several times a second.
create index release_log_of_revisions on release_log (seq) where kind in ('activate', 'rollback', 'retire', 'flag');
create index release_log_of_flags on release_log (name, (details ->> 'flag'), seq) where kind = 'flag';
alter table release_log add constraint release_log_flag_check
  check (kind <> 'flag' or (name is not null and details ->> 'flag' is not null));
`;
