import type { ReportFault } from '../api/driver-jobs.ts';

/** What a driver reads of a report that is refused. */
export const REPORT_WORDS: Record<ReportFault, string> = {
  'report-incomplete': 'Something was missing in what the telephone sent. Do it once more.',
  'report-time': "The telephone's clock is wrong. Let it take its time from the network, then do it once more.",
  'report-place': 'The telephone said that it is outside Australia. This position is not kept.',
  'report-not-now': 'This is not taken at this point of the job. Check what the job says, or ring the desk.',
  'report-other-freight': 'This label is not of this job. Check the package, or ring the desk.',
  'report-too-many': 'More was sent than any job needs. Ring the desk for a new link.',
};
