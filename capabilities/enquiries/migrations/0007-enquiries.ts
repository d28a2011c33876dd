export const enquiriesSql = `
create table enquiries (
  reference text primary key,
  submission_id uuid not null unique,
  topic text not null,
  name text not null,
  email text not null,
  phone text not null,
  company text not null,
  message text not null,
  is_suspect boolean not null,
  status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  version integer not null default 1,
  received_at timestamptz not null
);
create index enquiries_by_status on enquiries (status, received_at desc);

create table enquiry_events (
  id bigint generated always as identity primary key,
  reference text not null references enquiries (reference),
  at timestamptz not null,
  status text not null,
  note text not null,
  actor text not null
);
create index enquiry_events_by_enquiry on enquiry_events (reference, id);
create trigger enquiry_events_append_only before update or delete or truncate on enquiry_events
  for each statement execute function refuse_change();
`;
