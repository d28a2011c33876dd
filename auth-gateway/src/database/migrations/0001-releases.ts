export const releasesSql = `
create table releases (
  name text not null,
  version text not null,
  content_id text not null,
  digest text not null,
  manifest jsonb not null,
  size_bytes integer not null,
  published_at timestamptz not null default clock_timestamp(),
  published_by text not null,
  primary key (name, version)
);

create table blobs (
  integrity text primary key,
  identity bytea not null,
  gzip bytea,
  brotli bytea
);
-- The bytes are compressed already, or do not compress.
alter table blobs alter column identity set storage external;
alter table blobs alter column gzip set storage external;
alter table blobs alter column brotli set storage external;

create table release_files (
  name text not null,
  version text not null,
  path text not null,
  integrity text not null references blobs (integrity),
  primary key (name, version, path),
  foreign key (name, version) references releases (name, version)
);

create table activations (
  revision integer generated always as identity primary key,
  name text not null,
  version text not null,
  share integer not null check (share between 1 and 100),
  kind text not null check (kind in ('activate', 'rollback')),
  actor text not null,
  reason text not null,
  at timestamptz not null default clock_timestamp(),
  foreign key (name, version) references releases (name, version)
);
create index activations_by_name on activations (name, revision);

create table release_tokens (
  id text primary key,
  hash text not null unique,
  label text not null,
  remote text,
  actions jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  revoked_at timestamptz
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed: append a new one', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger activations_append_only before update or delete or truncate on activations
  for each statement execute function refuse_change();
create trigger releases_immutable before update on releases
  for each statement execute function refuse_change();
create trigger blobs_immutable before update on blobs
  for each statement execute function refuse_change();
`;
