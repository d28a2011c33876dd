/** What a claim is found by besides its references. A query must have it as the index has. */
export const CLAIM_WORDS =
  "search_words(split_part(reference, '-', 3) || ' ' || split_part(booking_reference, '-', 3) || ' ' || business_name)";

export const claimsSql = `
create table claims (
  reference text primary key,
  submission_id uuid not null unique,
  -- A consignment takes its claims with it, also where a gateway from before removes it.
  booking_reference text not null references bookings (reference) on delete cascade,
  kind text not null check (kind in ('damage', 'loss', 'delay')),
  status text not null default 'lodged'
    check (status in ('lodged', 'in_review', 'accepted', 'declined', 'withdrawn')),
  version integer not null default 1,
  words text not null,
  goods text not null,
  amount_cents integer not null check (amount_cents between 1 and 10000000),
  phone text not null,
  keeps_packaging boolean not null,
  business_name text not null,
  route text not null,
  promised_on text,
  delivered_on text,
  lodged_at timestamptz not null,
  lodged_by text not null,
  waits_since timestamptz,
  decided_at timestamptz,
  decided_by text,
  decision_words text,
  decision_id uuid unique,
  agreed_cents integer check (agreed_cents between 1 and amount_cents),
  credited_cents integer check (credited_cents between 1 and agreed_cents),
  credited_gst_cents integer check (credited_gst_cents >= 0),
  credit_note text,
  check ((status in ('accepted', 'declined')) = (decided_at is not null)),
  check ((status = 'accepted') = (agreed_cents is not null)),
  check ((credit_note is null) = (credited_cents is null) and (credit_note is null) = (credited_gst_cents is null))
);
create unique index claims_open on claims (booking_reference, kind) where status in ('lodged', 'in_review');
create index claims_by_booking on claims (booking_reference, lodged_at);
create index claims_by_status on claims (status, lodged_at);
create index claims_waiting on claims (waits_since, reference) where waits_since is not null;
create index claims_by_lodging on claims (lodged_at, reference);
create index claims_by_decision on claims (decided_at) where decided_at is not null;
create index claims_by_lodger on claims (lower(lodged_by collate "C"));
create index claims_by_reference_text on claims (lower(reference collate "C"));
create index claims_by_booking_text on claims (lower(booking_reference collate "C"));
create index claims_by_business on claims (lower(business_name collate "C"));
create index claims_by_words on claims using gin (${CLAIM_WORDS}) with (fastupdate = off);

create table claim_events (
  id bigint generated always as identity primary key,
  claim_reference text not null references claims (reference) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('lodged', 'message', 'looked', 'accepted', 'declined', 'withdrawn')),
  by text not null check (by in ('client', 'staff')),
  user_id text,
  actor text not null,
  words text not null,
  submission_id uuid unique
);
create index claim_events_by_claim on claim_events (claim_reference, id);
create index claim_events_by_actor on claim_events (lower(actor collate "C"));
create trigger claim_events_append_only before update or delete or truncate on claim_events
  for each statement execute function refuse_change_but_removal();

create table claim_pictures (
  claim_reference text not null references claims (reference) on delete cascade,
  picture_id uuid not null,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  size_bytes integer not null,
  content bytea not null,
  stored_at timestamptz not null,
  stored_by text not null,
  primary key (claim_reference, picture_id)
);
create index claim_pictures_by_sender on claim_pictures (lower(stored_by collate "C"));
alter table claim_pictures alter column content set storage external;
`;
