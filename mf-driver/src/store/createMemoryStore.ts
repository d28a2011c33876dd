import type { DriverReport } from '@saltbush/positions/api';
import type { ProofPicture } from '../driver-job.ts';
import type { JobStore, KeptJob, Pictures } from './JobStore.ts';

/** Keeps a job as long as the page is open, for browsers that keep nothing else, as in private windows. */
export function createMemoryStore(token: string): JobStore {
  let kept: KeptJob | null = null;
  let reports: DriverReport[] = [];
  let pictures: Pictures = {};
  return {
    isLasting: false,
    kept: async () => kept,
    keep: async (next) => {
      kept = next;
    },
    reports: async () => reports,
    add: async (report, more = {}) => {
      reports = [...reports, report];
      pictures = { ...pictures, ...more };
    },
    drop: async (ids) => {
      reports = reports.filter(({ id }) => !ids.includes(id));
    },
    pictures: async () => pictures,
    dropPicture: async (picture: ProofPicture) => {
      const { [picture]: _sent, ...left } = pictures;
      pictures = left;
    },
    forget: async () => {
      kept = null;
      reports = [];
      pictures = {};
    },
    tidy: async () => [token],
  };
}
