export const pickupTimesSql = `
-- When the freight was picked up, which may be before the desk wrote it down. Bookings picked up by a gateway that does
-- not know of this have null; their event then says when.
alter table bookings add column picked_up_at timestamptz;
update bookings set picked_up_at = (
  select min(booking_events.at) from booking_events
  where booking_events.reference = bookings.reference and booking_events.status = 'picked_up'
);
`;
