export const bookingTemplatesSql = `
-- Bookings that a client keeps under a name, to book the same again. Whoever may see a booking sees its templates.
create table booking_templates (
  reference text primary key,
  booking_reference text not null references bookings (reference),
  submission_id uuid not null,
  name text not null,
  kept_at timestamptz not null
);
create unique index booking_templates_by_name on booking_templates (booking_reference, lower(name));
create unique index booking_templates_by_submission on booking_templates (booking_reference, submission_id);
`;
