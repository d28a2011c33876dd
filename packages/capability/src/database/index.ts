// Tables and transactions
export { allowRemoval } from './allowRemoval.ts';
export type { Json, Written } from './columns.ts';
// Time
export { daysBefore } from './daysBefore.ts';
export type { GroundTables } from './ground-tables.ts';
// Submissions that are kept once
export { isTaken } from './isTaken.ts';
export type { Migration } from './migration.ts';
export type { Queries } from './queries.ts';
export { seedOneAtATime } from './seedOneAtATime.ts';
export { takeOnce } from './takeOnce.ts';
export { TOO_SLOW, withinTime } from './withinTime.ts';
export { withTables } from './withTables.ts';
