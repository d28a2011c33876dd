/**
 * True for bookings with an invoice that neither payments nor credit notes have settled. A query must have it as the
 * index has.
 */
export const IS_OWING =
  "bookings.status = 'invoiced' and " +
  'bookings.paid_cents + bookings.credited_cents < bookings.total_ex_cents + bookings.gst_cents';

export const creditNotesSql = `
-- What was taken off the invoice again: the sum of its credit notes. Never more than was invoiced.
alter table bookings add column credited_cents integer not null default 0;
alter table bookings add constraint bookings_credited
  check (credited_cents between 0 and total_ex_cents + gst_cents);
-- Lines of its invoice that wait for an answer.
alter table bookings add column open_disputes integer not null default 0;

-- What a client says against a line of an invoice, and what it was answered.
create table invoice_disputes (
  id bigint generated always as identity primary key,
  invoice_reference text not null,
  position integer not null,
  submission_id uuid not null unique,
  words text not null,
  raised_at timestamptz not null,
  raised_by text not null,
  outcome text check (outcome in ('rejected', 'credited')),
  answer text not null default '',
  answered_at timestamptz,
  answered_by text,
  answer_id uuid unique,
  foreign key (invoice_reference, position) references invoice_lines (invoice_reference, position),
  check ((outcome is null) = (answered_at is null) and (outcome is null) = (answer_id is null))
);
create unique index invoice_disputes_open on invoice_disputes (invoice_reference, position) where outcome is null;
create index invoice_disputes_by_invoice on invoice_disputes (invoice_reference, id);

-- Rows are never changed, as those of invoices are not.
create table credit_notes (
  reference text primary key,
  invoice_reference text not null,
  position integer not null,
  dispute_id bigint not null unique references invoice_disputes (id),
  issued_at timestamptz not null,
  issued_on text not null,
  amount_ex_cents integer not null check (amount_ex_cents > 0),
  gst_cents integer not null check (gst_cents >= 0),
  reason text not null,
  issued_by text not null,
  foreign key (invoice_reference, position) references invoice_lines (invoice_reference, position)
);
create index credit_notes_by_invoice on credit_notes (invoice_reference, reference);
create trigger credit_notes_immutable before update or delete or truncate on credit_notes
  for each statement execute function refuse_change_but_removal();
create table credit_note_documents (
  credit_note_reference text primary key references credit_notes (reference),
  content bytea not null,
  made_at timestamptz not null
);
alter table credit_note_documents alter column content set storage external;
create trigger credit_note_documents_immutable before update or delete or truncate on credit_note_documents
  for each statement execute function refuse_change_but_removal();

-- What is still to pay knows of credit notes from now on.
create index bookings_unsettled_by_client on bookings (client_reference) where ${IS_OWING};
create index bookings_unsettled_by_user on bookings (user_id) where ${IS_OWING};
create index bookings_by_rest on bookings ((total_ex_cents + gst_cents - paid_cents - credited_cents), reference);
create index bookings_disputed on bookings (reference) where open_disputes > 0;
drop index bookings_owing_by_client;
drop index bookings_owing_by_user;
drop index bookings_by_left;
`;
