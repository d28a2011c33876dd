import * as yup from 'yup';
import { reportedRelease } from '../telemetry/reportedRelease.ts';

/** Lengths of what a browser may send. They are checked before anything is read. */
const MOST_FAILURES = 3;
const MOST_STEPS = 8;
const MOST_MESSAGE = 300;
const MOST_STACK = 4_000;

const word = (most: number) => yup.string().max(most);

const step = yup
  .object({
    kind: yup.mixed<'page' | 'press' | 'submit' | 'answer'>().oneOf(['page', 'press', 'submit', 'answer']).required(),
    /** An address without its query, which becomes a route here. */
    path: word(200),
    status: yup.number().integer().min(0).max(599),
    tag: word(20),
    type: word(20),
    name: word(60),
  })
  .noUnknown()
  .required();

const failure = yup
  .object({
    ...reportedRelease,
    page: word(200),
    name: word(60),
    message: word(MOST_MESSAGE),
    stack: word(MOST_STACK),
    components: word(MOST_STACK),
    steps: yup.array(step).max(MOST_STEPS),
  })
  .noUnknown()
  .required();

/** What a browser reports of what failed in it. A page tells of each cause once. */
export const failureBatch = yup
  .object({ failures: yup.array(failure).required().min(1).max(MOST_FAILURES) })
  .noUnknown();

export type ReportedStep = yup.InferType<typeof step>;
