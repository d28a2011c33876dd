export { deskPage } from './deskPage.ts';
export { containing, DESK_PAGE_SIZE, type DeskQuery, deskQuery } from './deskQuery.ts';
export { orNotFound } from './orNotFound.ts';
export { requireVersion } from './requireVersion.ts';
