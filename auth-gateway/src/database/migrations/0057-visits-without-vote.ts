export const visitsWithoutVoteSql = `
-- A network votes with its first few visits only. What it reports beyond them is kept without it.
alter table release_visits alter column network drop not null;
`;
