/** What a booking is found by besides its references. A query must have it as the index has. */
export const BOOKING_WORDS =
  "search_words(split_part(reference, '-', 3) || ' ' || customer_reference || ' ' || business_name || ' ' || " +
  "pickup_suburb || ' ' || delivery_suburb)";

export const consignmentSearchSql = `
create index bookings_by_reference_text on bookings (lower(reference collate "C"));
create index bookings_by_quote_text on bookings (lower(quote_reference collate "C"));
create index bookings_by_customer_reference on bookings (lower(customer_reference collate "C"));
create index bookings_by_words on bookings using gin (${BOOKING_WORDS}) with (fastupdate = off);
create index bookings_by_request on bookings (requested_at);
create index invoices_by_reference_text on invoices (lower(reference collate "C"));
`;
