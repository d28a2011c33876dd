export const releaseMapsSql = `
create table release_maps (
  name text not null,
  version text not null,
  script text not null,
  brotli bytea not null,
  primary key (name, version, script),
  foreign key (name, version) references releases (name, version) on delete cascade
);
alter table release_maps alter column brotli set storage external;
`;
