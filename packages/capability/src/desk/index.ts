export { type DeskCounts, MOST_COUNTED } from './desk-counts.ts';
export { deskOrder } from './deskOrder.ts';
export { deskPage } from './deskPage.ts';
export { containing, DESK_PAGE_SIZE, type DeskQuery, type DeskSort, deskQuery } from './deskQuery.ts';
export { orNotFound } from './orNotFound.ts';
export { requireVersion } from './requireVersion.ts';
