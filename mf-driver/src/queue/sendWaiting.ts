import type { ApiError } from '@saltbush/contract/api';
import type { DriverJob } from '@saltbush/positions/api';
import { sendPicture } from '../api/sendPicture.ts';
import { sendReports } from '../api/sendReports.ts';
import type { ProofPicture } from '../driver-job.ts';
import type { JobStore } from '../store/JobStore.ts';

/** Something that the gateway does not take, now or later. */
export interface Refusal {
  id: string;
  message: string;
}

/** `later`: some is left, and may go another time. `offline`: there was no answer. `ended`: the link opens nothing more. */
export type Sending = 'sent' | 'later' | 'offline' | 'ended';

interface Told {
  token: string;
  store: JobStore;
  onJob: (job: DriverJob) => unknown;
  onRefused: (refusals: Refusal[]) => void;
  /** Called whenever less waits than before. */
  onLess: () => unknown;
}

const MOST_AT_ONCE = 100;
const PICTURES: readonly ProofPicture[] = ['signature', 'photo'];

/** What a failure means for what waits: null when the gateway will never take it. */
export function afterFailure({ status, problem }: ApiError): Exclude<Sending, 'sent'> | null {
  if (status === 'offline') return 'offline';
  // Without a problem it is not our gateway that answered, but for instance the sign-in of a depot's network.
  if (status >= 500 || status === 408 || status === 429 || problem === null) return 'later';
  return status === 404 || status === 410 ? 'ended' : null;
}

/**
 * Sends what waits, in the order in which it was reported: what is taken or refused for good leaves the telephone. Pictures
 * follow the delivery that they prove. Never rejects but when the browser's store fails.
 */
export async function sendWaiting(told: Told): Promise<Sending> {
  const reports = await sendAllReports(told);
  return reports === 'sent' ? sendPictures(told) : reports;
}

async function sendAllReports({ token, store, onJob, onRefused, onLess }: Told): Promise<Sending> {
  let most = MOST_AT_ONCE;
  for (;;) {
    const batch = (await store.reports()).slice(0, most);
    const [first] = batch;
    if (first === undefined) return 'sent';
    const tried = await sendReports(token, batch);
    if (tried.status === 'answered') {
      const { taken, refused, job } = tried.answer;
      const done = [...taken, ...refused.map(({ id }) => id)];
      await store.drop(done);
      onRefused(refused);
      await onJob(job);
      await onLess();
      // An answer that settles nothing would be asked for without end.
      if (!batch.some(({ id }) => done.includes(id))) return 'later';
    } else {
      const after = afterFailure(tried.error);
      if (after !== null) return after;
      // One of them is not to be read. They go one by one, so that only that one is lost.
      if (batch.length === 1) {
        await store.drop([first.id]);
        onRefused([{ id: first.id, message: tried.error.problem?.detail ?? tried.error.message }]);
        await onLess();
      }
      most = 1;
    }
  }
}

async function sendPictures({ token, store, onRefused, onLess }: Told): Promise<Sending> {
  const pictures = await store.pictures();
  for (const picture of PICTURES) {
    const blob = pictures[picture];
    if (!blob) continue;
    const tried = await sendPicture(token, picture, blob);
    if (tried.status === 'failed') {
      const after = afterFailure(tried.error);
      if (after !== null) return after;
      onRefused([{ id: picture, message: tried.error.problem?.detail ?? tried.error.message }]);
    }
    await store.dropPicture(picture);
    await onLess();
  }
  return 'sent';
}
