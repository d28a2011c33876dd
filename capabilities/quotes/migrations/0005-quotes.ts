export const quotesSql = `
create table quotes (
  reference text primary key,
  token_hash text not null unique,
  submission_id uuid not null unique,
  user_id text,
  replaces text references quotes (reference),
  request jsonb not null,
  quote jsonb not null,
  pricing_version text not null,
  terms_version text not null,
  total_ex_cents integer not null check (total_ex_cents >= 0),
  gst_cents integer not null check (gst_cents >= 0),
  valid_until text not null,
  saved_at timestamptz not null,
  booking_reference text
);
create index quotes_by_user on quotes (user_id, saved_at) where user_id is not null;

create table quote_mails (
  submission_id uuid primary key,
  reference text not null references quotes (reference),
  recipient text not null,
  asked_at timestamptz not null default clock_timestamp()
);
`;
