export const shipmentListsSql = `
-- Lists read many rows and none of the snapshots, which are most of a row: out of line, eight times as many fit a page.
alter table bookings set (toast_tuple_target = 256);
create index bookings_by_end on bookings (closed_at) where closed_at is not null;
create index bookings_with_exception on bookings (reference) where exception_kind is not null;
create index invoices_by_due_day on invoices (due_on);
`;
