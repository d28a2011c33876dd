export const seenFailuresSql = `
-- Who said that a cause is seen, and when. It comes back by what failure_counts say of later.
alter table failures add column seen_at timestamptz, add column seen_by text;
`;
