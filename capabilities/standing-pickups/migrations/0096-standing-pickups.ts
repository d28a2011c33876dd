export const standingPickupsSql = `
create table standing_pickups (
  reference text primary key,
  -- A company takes its standing pickups with it.
  client_reference text references clients (reference) on delete cascade,
  user_id text not null,
  email text not null,
  submission_id uuid not null,
  booking_reference text not null,
  weekdays jsonb not null,
  until text,
  is_paused boolean not null default false,
  terms_version text not null,
  last_day text not null,
  last_outcome jsonb,
  version integer not null default 1,
  added_at timestamptz not null
);
-- A form is taken once, and a booking repeats once.
create unique index standing_pickups_by_submission on standing_pickups (user_id, submission_id);
create unique index standing_pickups_by_booking on standing_pickups (coalesce(client_reference, user_id), booking_reference);
create index standing_pickups_at_work on standing_pickups (reference) where not is_paused;
`;
