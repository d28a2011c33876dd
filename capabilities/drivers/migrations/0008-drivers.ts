export const driversSql = `
create table driver_applications (
  id bigint generated always as identity primary key,
  submission_id uuid not null unique,
  token_hash text not null unique,
  purpose text not null check (purpose in ('application', 'induction')),
  status text not null default 'draft' check (status in ('draft', 'received', 'approved', 'declined')),
  reference text unique,
  details jsonb,
  note text not null default '',
  version integer not null default 1,
  started_at timestamptz not null,
  submitted_at timestamptz,
  check ((status = 'draft') = (reference is null)),
  check ((status = 'draft') = (details is null))
);
create index driver_applications_by_status on driver_applications (status, started_at desc);

create table driver_documents (
  application_id bigint not null references driver_applications (id) on delete cascade,
  kind text not null,
  status text not null check (status in ('received', 'verified', 'declined', 'not-needed')),
  note text not null default '',
  file_name text,
  media_type text,
  size_bytes integer,
  content bytea,
  uploaded_at timestamptz,
  primary key (application_id, kind),
  check ((content is null) = (media_type is null))
);
-- Pictures and PDFs are compressed already.
alter table driver_documents alter column content set storage external;

create table driver_events (
  id bigint generated always as identity primary key,
  application_id bigint not null references driver_applications (id) on delete cascade,
  at timestamptz not null,
  document text,
  status text not null,
  note text not null,
  actor text not null
);
create index driver_events_by_application on driver_events (application_id, id);
`;
