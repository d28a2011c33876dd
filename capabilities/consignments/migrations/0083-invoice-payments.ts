export const invoicePaymentsSql = `
-- What arrived for an invoice. Rows are never changed: money that went back, or a mistake, is a row with a minus.
create table invoice_payments (
  id bigint generated always as identity primary key,
  invoice_reference text not null references invoices (reference),
  submission_id uuid not null unique,
  received_on text not null,
  amount_cents integer not null check (amount_cents <> 0),
  note text not null,
  recorded_at timestamptz not null,
  recorded_by text not null
);
create index invoice_payments_by_invoice on invoice_payments (invoice_reference, id);
create trigger invoice_payments_immutable before update or delete or truncate on invoice_payments
  for each statement execute function refuse_change_but_removal();
`;
