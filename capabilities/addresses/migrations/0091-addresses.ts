export const addressesSql = `
create table addresses (
  reference text primary key,
  -- A company takes its book with it, also where a gateway from before removes it.
  client_reference text references clients (reference) on delete cascade,
  user_id text,
  submission_id uuid,
  place_key text not null,
  name text not null,
  street text not null,
  suburb text not null,
  postcode text not null,
  contact_name text not null,
  phone text not null,
  opening_hours text not null,
  gate_cm integer check (gate_cm > 0),
  driveway_cm integer check (driveway_cm > 0),
  height_cm integer check (height_cm > 0),
  has_forklift boolean not null,
  needs_tailgate boolean not null,
  has_dangerous_goods boolean not null,
  instructions text not null,
  version integer not null default 1,
  added_at timestamptz not null,
  added_by text not null,
  check ((client_reference is null) <> (user_id is null))
);
-- A place is in a book once, and so is a form.
create unique index addresses_by_place on addresses (coalesce(client_reference, user_id), place_key);
create unique index addresses_by_submission on addresses (coalesce(client_reference, user_id), submission_id);
create index addresses_of_client on addresses (client_reference, lower(name), reference);
create index addresses_of_user on addresses (user_id, lower(name), reference) where user_id is not null;
create index addresses_by_adder on addresses (lower(added_by collate "C"));
`;
