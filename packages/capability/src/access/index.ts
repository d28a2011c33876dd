export type { Access, UserOf } from './Access.ts';
export { checkAccess } from './checkAccess.ts';
export { clientOf } from './clientOf.ts';
export type { RequestKey } from './RequestKey.ts';
export { staffOf } from './staffOf.ts';
