/** Where a status stands in the course of a booking. A query must have it as the index has. */
export const STATUS_IN_LINE =
  "array_position(array['requested', 'accepted', 'allocated', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered', " +
  "'invoiced', 'declined', 'cancelled']::text[], bookings.status)";

/** What the lists of the desk count, and what they are sorted by. */
export const deskListsSql = `
create index bookings_by_standing on bookings (status, exception_kind);
create index bookings_by_day on bookings (pickup_date, pickup_time, reference);
create index bookings_in_line on bookings ((${STATUS_IN_LINE}), reference);
create index bookings_by_route on bookings (pickup_suburb, reference);
create index bookings_by_business on bookings ((lower(business_name)), reference);
create index bookings_by_price on bookings ((total_ex_cents + gst_cents), reference);
create index bookings_by_left on bookings ((total_ex_cents + gst_cents - paid_cents), reference);
-- The first columns of two of them.
drop index bookings_by_status;
drop index bookings_by_pickup;
create index invoices_by_issue on invoices (issued_on, reference);
create index invoices_by_due on invoices (due_on, reference);
`;
