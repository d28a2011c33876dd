export const handlingUnitsSql = `
-- Serial numbers of packages. A number is never given twice, also when what took it was undone.
create sequence sscc_serials as bigint;
-- The packages of a consignment, as their labels name them. They are numbered when a label is first asked for.
create table handling_units (
  booking_reference text not null references bookings (reference),
  number integer not null check (number between 1 and 100),
  sscc text not null unique check (sscc ~ '^[0-9]{18}$'),
  numbered_at timestamptz not null,
  primary key (booking_reference, number)
);
create trigger handling_units_immutable before update or delete or truncate on handling_units
  for each statement execute function refuse_change_but_removal();
`;
