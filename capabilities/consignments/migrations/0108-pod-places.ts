export const podPlacesSql = `
-- Where the driver's telephone was at the delivery, and the nearest place that we know by name.
alter table pods add column latitude double precision;
alter table pods add column longitude double precision;
alter table pods add column accuracy_m double precision;
alter table pods add column place text;
alter table pods add constraint pods_place check (
  (latitude is null) = (longitude is null) and (latitude is null) = (place is null) and (latitude is not null or accuracy_m is null)
);
`;
