export const removalSql = `
-- Rows about people are never changed, except where the law or the person asks for it: a transaction says that it does
-- so with set_config('saltbush.removal', 'on', true). The release log and what it speaks of knows no such exception.
create function refuse_change_but_removal() returns trigger language plpgsql as $$
begin
  if tg_op <> 'TRUNCATE' and current_setting('saltbush.removal', true) = 'on' then
    return null;
  end if;
  raise exception '% rows are never changed: append a new one', tg_table_name using errcode = 'restrict_violation';
end
$$;

create or replace trigger booking_events_append_only before update or delete or truncate on booking_events
  for each statement execute function refuse_change_but_removal();
create or replace trigger pods_immutable before update on pods
  for each statement execute function refuse_change_but_removal();
create or replace trigger pod_pictures_append_only before update or delete or truncate on pod_pictures
  for each statement execute function refuse_change_but_removal();
create or replace trigger enquiry_events_append_only before update or delete or truncate on enquiry_events
  for each statement execute function refuse_change_but_removal();
create or replace trigger client_events_append_only before update or delete or truncate on client_events
  for each statement execute function refuse_change_but_removal();
create or replace trigger rate_sheet_activations_append_only before update or delete or truncate
  on rate_sheet_activations for each statement execute function refuse_change_but_removal();
create or replace trigger invoices_immutable before update or delete or truncate on invoices
  for each statement execute function refuse_change_but_removal();
create or replace trigger invoice_lines_immutable before update or delete or truncate on invoice_lines
  for each statement execute function refuse_change_but_removal();
create or replace trigger invoice_documents_immutable before update or delete or truncate on invoice_documents
  for each statement execute function refuse_change_but_removal();

-- What has been kept long enough is found by its age.
create index mails_by_age on mails (queued_at);
create index enquiries_by_age on enquiries (received_at);
create index quotes_unused on quotes (saved_at) where booking_reference is null;
-- Without these, removing a quote reads all the others.
create index quotes_by_replaced on quotes (replaces) where replaces is not null;
create index quote_mails_by_quote on quote_mails (reference);
`;
