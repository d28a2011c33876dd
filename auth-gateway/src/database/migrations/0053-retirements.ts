export const retirementsSql = `
-- The code knows the kinds of lines. A list of them here would have to be replaced with each new kind.
alter table release_log drop constraint if exists release_log_kind_check;
alter table release_log add constraint release_log_kind_check check (kind ~ '^[a-z]+(-[a-z]+)*$');
alter table release_log add constraint release_log_retirement_check
  check (kind <> 'retire' or (name is not null and version is not null));
create index release_log_of_visitors on release_log (seq) where kind in ('activate', 'rollback', 'retire');
drop index if exists release_log_of_live;
`;
