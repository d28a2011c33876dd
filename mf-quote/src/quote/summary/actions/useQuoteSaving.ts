import type { Quote, QuoteRequest } from '@saltbush/freight';
import type { PriceChange, SavedQuote } from '@saltbush/quotes/api';
import { useRef, useState } from 'react';
import { type Failure, failureOf } from '../../../api/failureOf.ts';
import { useSaveQuoteMutation } from '../../../api/saveQuote.ts';
import { forgetSubmission, submissionFor, submissionKey } from './submissions.ts';

/** `declined`: the price had changed and the visitor went back. */
export type SaveOutcome =
  | { status: 'saved'; saved: SavedQuote }
  | { status: 'failed'; failure: Failure }
  | { status: 'declined' };

/** `price-changed`: nothing is saved until the visitor answers. `isAccepting` while the new price is being saved. */
export type Saving =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'price-changed'; quote: Quote; isAccepting: boolean; answer: (isAccepted: boolean) => void }
  | Exclude<SaveOutcome, { status: 'declined' }>;

export interface QuoteSaving {
  saving: Saving;
  /** Saves at the total shown, once, however often it is called. Waits for the visitor when the price has changed. */
  save: () => Promise<SaveOutcome>;
}

/** The check of a new price loads with the first failure. Without it, the failure says what to do. */
async function changeIn(failure: Failure): Promise<PriceChange | null> {
  const check = await import(/* webpackChunkName: "checks" */ '../../../api/priceChange.ts').catch(() => null);
  return check?.priceChange(failure) ?? null;
}

/**
 * Saves a priced request at the gateway. Give the component that uses it a separate key for each price. `onQuestion` is
 * called just before something shows that the visitor has to read or answer.
 */
export function useQuoteSaving(request: QuoteRequest, quote: Quote, onQuestion: () => void): QuoteSaving {
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const [saveQuote] = useSaveQuoteMutation();
  const underWay = useRef<Promise<SaveOutcome> | null>(null);
  const key = submissionKey(request, quote);

  const attempt = async (shownTotalExGstCents: number) => {
    const send = () => saveQuote({ submissionId: submissionFor(key), request, shownTotalExGstCents });
    const answer = await send();
    if (!answer.data || answer.data.status === 'saved') return answer;
    // It was saved earlier and is booked or expired by now, so the same freight needs a new quote.
    forgetSubmission(key);
    return send();
  };

  const run = async (): Promise<SaveOutcome> => {
    setSaving({ status: 'saving' });
    let { data, error } = await attempt(quote.totalExGstCents);
    while (!data) {
      const failure = failureOf(error ?? {});
      const current = (await changeIn(failure))?.quote;
      onQuestion();
      if (!current) {
        setSaving({ status: 'failed', failure });
        return { status: 'failed', failure };
      }
      const isAccepted = await new Promise<boolean>((answer) =>
        setSaving({ status: 'price-changed', quote: current, isAccepting: false, answer }),
      );
      if (!isAccepted) {
        setSaving({ status: 'idle' });
        return { status: 'declined' };
      }
      setSaving({ status: 'price-changed', quote: current, isAccepting: true, answer: () => undefined });
      ({ data, error } = await attempt(current.totalExGstCents));
    }
    setSaving({ status: 'saved', saved: data });
    return { status: 'saved', saved: data };
  };

  return {
    saving,
    save: () => {
      if (saving.status === 'saved') return Promise.resolve(saving);
      underWay.current ??= run().finally(() => {
        underWay.current = null;
      });
      return underWay.current;
    },
  };
}
