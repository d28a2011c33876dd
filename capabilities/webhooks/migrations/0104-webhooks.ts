export const webhooksSql = `
create table webhooks (
  id bigint generated always as identity primary key,
  -- A company takes its webhooks with it.
  client_reference text not null references clients (reference) on delete cascade,
  submission_id uuid not null,
  url text not null,
  description text not null,
  events jsonb not null,
  state text not null default 'on',
  secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  last_success_at timestamptz,
  failing_since timestamptz,
  version integer not null default 1,
  added_by text not null,
  added_at timestamptz not null
);
-- A form is taken once.
create unique index webhooks_by_submission on webhooks (client_reference, submission_id);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhooks (id) on delete cascade,
  message_id uuid not null,
  event text not null,
  booking_reference text not null,
  body text not null,
  status text not null default 'waiting',
  attempts integer not null default 0,
  happened_at timestamptz not null,
  queued_at timestamptz not null,
  due_at timestamptz not null,
  lease_until timestamptz,
  answer jsonb
);
create index webhook_deliveries_to_send on webhook_deliveries (webhook_id, due_at) where status = 'waiting';
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, id);
create index webhook_deliveries_by_age on webhook_deliveries (happened_at);
create index webhook_deliveries_by_booking on webhook_deliveries (booking_reference);
`;
