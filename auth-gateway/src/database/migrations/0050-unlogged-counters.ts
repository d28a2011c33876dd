export const unloggedCountersSql = `
-- Each request that is counted would otherwise wait until its count is on the disk. A database that crashed forgets the
-- counts; one that was stopped keeps them.
alter table rate_limits set unlogged;
`;
