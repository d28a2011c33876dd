import { request } from '@saltbush/contract';
import type { Patience, PatientCall } from '../askPatiently.ts';
import { askForFile } from './askForFile.ts';
import { createPdfJoin } from './createPdfJoin.ts';

interface Plan {
  /** How many things each piece has, such as labels. */
  pieces: readonly { count: number }[];
}

interface Progress extends Patience {
  /** How many things are done. */
  onStep: (done: number) => void;
}

export type PdfJob<P extends Plan> = P & {
  /** Asks for the pieces one by one and joins them. After a failure it goes on where it stopped. */
  run: (progress: Progress) => Promise<Blob>;
};

/**
 * Begins a PDF that is too long for one request: asks what there is, in pieces, and gives back that answer with what
 * makes them one file. Each piece is a request of its own, so others are served in between and it can be given up.
 * @throws RequestError when the plan is refused.
 */
export async function startPdfJob<P extends Plan>(
  { segments, method, body }: PatientCall,
  callOf: (piece: P['pieces'][number]) => PatientCall,
  signal: AbortSignal,
): Promise<PdfJob<P>> {
  const plan = await request<P>(segments, { method, body, signal });
  if (plan === null) throw new Error('The gateway did not say what there is.');
  const join = createPdfJoin();
  let next = 0;
  let done = 0;
  return {
    ...plan,
    async run({ onStep, ...patience }) {
      for (const piece of plan.pieces.slice(next)) {
        join.add(await askForFile(callOf(piece), patience));
        next += 1;
        done += piece.count;
        onStep(done);
      }
      return join.file();
    },
  };
}
