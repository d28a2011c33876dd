export type { RetentionJob } from './retention-job.ts';
export type { RetentionRule } from './retention-rule.ts';
export { RHYTHMS } from './rhythms.data.ts';
