export const buildFailuresSql = `
-- What is wrong with the sources of a working copy, as its developer's machine said last; null for nothing.
alter table release_overrides add column failures jsonb;
`;
