import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { saveFile } from '../actions/saveFile.ts';
import { Notice } from '../feedback/Notice.tsx';
import * as icons from '../icons/icons.data.ts';
import * as S from './PaperPrinter.styles.ts';
import { SelectField } from './SelectField.tsx';

const PAPERS = [
  { value: 'labels-a6', label: 'Labels, A6, one a page', one: 'label', many: 'labels' },
  { value: 'labels-a4', label: 'Labels, A4, four a page', one: 'label', many: 'labels' },
  { value: 'notes', label: 'Consignment notes', one: 'note', many: 'notes' },
] as const;
type Paper = (typeof PAPERS)[number];

/** So many that are left out are named. */
const MOST_NAMED = 20;

/** What is to be printed, and how. */
export interface PaperJob {
  /** Labels or notes. */
  count: number;
  consignments: number;
  leftOut: readonly { reference: string; badge: string }[];
  /** Makes them one file. After a failure it goes on where it stopped. */
  run: (progress: {
    signal: AbortSignal;
    onStep: (done: number) => void;
    /** The site is busy: it goes on by itself. */
    onWait: () => void;
  }) => Promise<Blob>;
}

export interface PaperPrinterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Consignments to print for. */
  count: number;
  /** Most that are printed at once. */
  most: number;
  /** Asks what there is to print. */
  start: (paper: Paper['value'], signal: AbortSignal) => Promise<PaperJob>;
  /** Says why that, or a job, failed, and what to do. */
  whyFailed: (error: unknown) => string;
}

type State =
  | { status: 'idle' }
  | { status: 'asking' }
  | { status: 'working'; job: PaperJob; done: number; isWaiting: boolean }
  | { status: 'failed'; job: PaperJob | null; done: number; why: string }
  | { status: 'done'; job: PaperJob };

const figures = new Intl.NumberFormat('en-AU');
const counted = (count: number, { one, many }: { one: string; many: string }) =>
  `${figures.format(count)} ${count === 1 ? one : many}`;
const CONSIGNMENT = { one: 'consignment', many: 'consignments' };

function leftOutText(leftOut: PaperJob['leftOut']): string {
  const named = leftOut.slice(0, MOST_NAMED).map(({ reference, badge }) => `${reference} (${badge.toLowerCase()})`);
  const more = leftOut.length - named.length;
  return `Left out, since they are not carried: ${named.join(', ')}${more > 0 ? ` and ${figures.format(more)} more` : ''}.`;
}

/**
 * Prints labels or consignment notes of many consignments: made piece by piece, with how far it is, and a way to stop.
 * The file is saved once it is whole.
 */
export function PaperPrinter({ count, most, start, whyFailed, ...props }: PaperPrinterProps) {
  const [paper, setPaper] = useState<Paper>(PAPERS[0]);
  const [state, setState] = useState<State>({ status: 'idle' });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const work = async (before: { job: PaperJob; done: number } | null) => {
    stop.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    let job = before?.job ?? null;
    let done = before?.done ?? 0;
    try {
      if (job === null) setState({ status: 'asking' });
      const begun = job ?? (await start(paper.value, signal));
      job = begun;
      const show = (isWaiting: boolean) => {
        if (!signal.aborted) setState({ status: 'working', job: begun, done, isWaiting });
      };
      show(false);
      if (begun.count > 0) {
        const onStep = (now: number) => {
          done = now;
          show(false);
        };
        const file = await begun.run({ signal, onStep, onWait: () => show(true) });
        saveFile(file, paper.value === 'notes' ? 'consignment-notes.pdf' : 'labels.pdf');
      }
      setState({ status: 'done', job: begun });
    } catch (error) {
      if (!signal.aborted) setState({ status: 'failed', job, done, why: whyFailed(error) });
    }
  };
  const cancel = () => {
    stop.current?.abort();
    setState({ status: 'idle' });
  };

  const isBusy = state.status === 'asking' || state.status === 'working';
  return (
    <S.Printer data-print="hide" {...props}>
      <S.Choice>
        <SelectField
          label="Paper"
          isLabelHidden
          name="paper"
          value={paper.value}
          disabled={isBusy}
          options={PAPERS}
          onChange={({ target }) => {
            setPaper(PAPERS.find(({ value }) => value === target.value) ?? PAPERS[0]);
            if (!isBusy) setState({ status: 'idle' });
          }}
        />
        <Button
          size="small"
          variant="secondary"
          iconBefore={icons.download}
          busy={isBusy}
          busyLabel="Printing"
          disabled={count > most || count === 0}
          onClick={() => void work(null)}
        >
          Print for {counted(count, CONSIGNMENT)}
        </Button>
        {isBusy && (
          <Button size="small" variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        )}
      </S.Choice>
      {count > most && (
        <S.Words>At most {figures.format(most)} consignments are printed at once. Choose fewer.</S.Words>
      )}
      {state.status === 'working' && (
        <S.Progress>
          <progress aria-label="Printed so far" max={state.job.count} value={state.done} />
          <span>
            {figures.format(state.done)} of {counted(state.job.count, paper)}
          </span>
          {state.isWaiting && <span>The site is busy just now. This goes on by itself.</span>}
        </S.Progress>
      )}
      <div role="status">
        {state.status === 'done' && (
          <Notice tone={state.job.count > 0 ? 'good' : 'warn'}>
            <p>
              {state.job.count > 0
                ? `Saved ${counted(state.job.count, paper)} for ${counted(state.job.consignments, CONSIGNMENT)}.`
                : 'There is nothing to print.'}
            </p>
            {state.job.leftOut.length > 0 && <p>{leftOutText(state.job.leftOut)}</p>}
          </Notice>
        )}
      </div>
      {state.status === 'failed' && (
        <Notice tone="danger" title="Nothing was saved" role="alert">
          <p>{state.why}</p>
          <S.Choice>
            <Button
              size="small"
              variant="secondary"
              onClick={() => void work(state.job && { job: state.job, done: state.done })}
            >
              {state.job ? `Go on after ${counted(state.done, paper)}` : 'Try again'}
            </Button>
          </S.Choice>
        </Notice>
      )}
    </S.Printer>
  );
}
