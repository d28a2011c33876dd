export const leastGatewaySql = `
-- The newest migration that a gateway has to know of to run on this schema: older ones refuse to start.
alter table if exists schema_migrations add column needs text;
`;
