export const invoicesSql = `
create table invoices (
  reference text primary key,
  booking_reference text not null unique references bookings (reference),
  issued_at timestamptz not null,
  issued_on text not null,
  due_on text not null,
  seller jsonb not null,
  buyer jsonb not null,
  supply jsonb not null,
  gst_basis_points integer not null,
  total_ex_cents integer not null check (total_ex_cents >= 0),
  gst_cents integer not null check (gst_cents >= 0),
  issued_by text not null
);
create trigger invoices_immutable before update or delete or truncate on invoices
  for each statement execute function refuse_change();

create table invoice_lines (
  invoice_reference text not null references invoices (reference),
  position integer not null,
  label text not null,
  amount_cents integer not null,
  primary key (invoice_reference, position)
);
create trigger invoice_lines_immutable before update or delete or truncate on invoice_lines
  for each statement execute function refuse_change();

-- The document as it was first made, so that every copy is the same.
create table invoice_documents (
  invoice_reference text primary key references invoices (reference),
  content bytea not null,
  made_at timestamptz not null
);
alter table invoice_documents alter column content set storage external;
create trigger invoice_documents_immutable before update or delete or truncate on invoice_documents
  for each statement execute function refuse_change();
`;
