import type { DriverJob, DriverReport } from '@saltbush/positions/api';

/** A job as it is for its driver: as the gateway last gave it, with the reports that it does not have yet. */
export function withWaiting(job: DriverJob, waiting: readonly DriverReport[]): DriverJob {
  return waiting.reduce(withReport, job);
}

function withReport(job: DriverJob, report: DriverReport): DriverJob {
  switch (report.kind) {
    case 'position':
      return job;
    case 'picked-up':
      return { ...job, status: 'picked_up', takesPositions: true };
    case 'delivered':
      return { ...job, status: 'delivered', takesPositions: false };
    case 'scan': {
      const known = job.scanned[report.stage];
      if (known.includes(report.sscc)) return job;
      return { ...job, scanned: { ...job.scanned, [report.stage]: [...known, report.sscc] } };
    }
  }
}
