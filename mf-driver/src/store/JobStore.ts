import type { DriverJob, DriverReport } from '@saltbush/positions/api';
import type { ProofPicture } from '../driver-job.ts';

/** A job as the telephone last had it, with what its driver chose. */
export interface KeptJob {
  job: DriverJob;
  /** When the gateway last gave it, in milliseconds. */
  readAtMs: number;
  isStarted: boolean;
  isSharing: boolean;
}

export type Pictures = Partial<Record<ProofPicture, Blob>>;

/** What the telephone keeps of one job until the gateway has it. Methods reject when the browser cannot keep anything. */
export interface JobStore {
  /** Whether it outlives the page. */
  isLasting: boolean;
  kept: () => Promise<KeptJob | null>;
  keep: (kept: KeptJob) => Promise<void>;
  /** What waits, in the order in which it was reported. */
  reports: () => Promise<DriverReport[]>;
  /** A report with the pictures that belong to it, or neither. */
  add: (report: DriverReport, pictures?: Pictures) => Promise<void>;
  drop: (reportIds: readonly string[]) => Promise<void>;
  pictures: () => Promise<Pictures>;
  dropPicture: (picture: ProofPicture) => Promise<void>;
  /** Forgets this job and what waits of it. */
  forget: () => Promise<void>;
  /** Forgets the other jobs whose links have ended, and returns the tokens of those that are left. */
  tidy: (nowMs: number) => Promise<string[]>;
}
