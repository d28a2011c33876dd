export const allocationsSql = `
-- Who drives a booking with what, and when: references to the lists of drivers and vehicles, beside the words that were
-- written down so far. Null where the words name somebody who is on neither list.
alter table bookings
  add column driver_reference text,
  add column vehicle_reference text,
  add column run_from timestamptz,
  add column run_until timestamptz,
  add check ((driver_reference is null) = (vehicle_reference is null)),
  add check ((run_from is null) = (run_until is null)),
  add check (run_until >= run_from);
create index bookings_by_run on bookings (run_from) where run_from is not null;
create index bookings_by_delivery on bookings (delivered_on) where delivered_on is not null;

-- The words of each allocation, for the trail; and the form that made it, so that it is taken once.
alter table booking_events
  add column driver text,
  add column vehicle text,
  add column submission_id uuid unique;
`;
