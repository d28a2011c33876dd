export const peopleSql = `
-- Everything that names a person is found by the e-mail address, whatever its case. By the C collation, which both
-- databases have and which does not change with their version.
create index mails_by_recipient on mails (lower(recipient collate "C"));
create index mails_by_reply_to on mails (lower(reply_to collate "C")) where reply_to is not null;
create index quote_mails_by_recipient on quote_mails (lower(recipient collate "C"));
create index bookings_by_booker on bookings (lower((details #>> '{booker,email}') collate "C"));
create index enquiries_by_email on enquiries (lower(email collate "C"));
create index driver_applications_by_email on driver_applications (lower((details ->> 'email') collate "C"));
create index clients_by_contact on clients (lower(email collate "C"));
create index client_users_by_email on client_users (lower(email collate "C"));

create table person_acts (
  seq integer primary key,
  kind text not null check (kind in ('export', 'erasure', 'repeated')),
  submission_id uuid unique,
  at timestamptz not null,
  actor text not null,
  reason text not null,
  -- A keyed hash of the address: tells whether a person is the one, and not who it was.
  person text not null,
  pseudonym text,
  counts jsonb not null,
  hash text not null
);
create index person_acts_by_person on person_acts (person, seq);
create trigger person_acts_append_only before update or delete or truncate on person_acts
  for each statement execute function refuse_change();
`;
