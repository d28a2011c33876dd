/** What was owed before there were credit notes: `0088-credit-notes` has it as it is now. */
const IS_OWING = "bookings.status = 'invoiced' and bookings.paid_cents < bookings.total_ex_cents + bookings.gst_cents";

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

-- The sum of the payments, so that lists need not add them up. Bookings are invoiced at their own price.
alter table bookings add column paid_cents integer not null default 0;
create index bookings_owing_by_client on bookings (client_reference) where ${IS_OWING};
create index bookings_owing_by_user on bookings (user_id) where ${IS_OWING};
`;
