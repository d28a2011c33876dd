export const eventActorsSql = `
-- Colleagues book and cancel for their company: whoever is erased is found in the trail of all of its bookings.
create index booking_events_by_client_actor on booking_events (lower(actor collate "C")) where by = 'client';
`;
