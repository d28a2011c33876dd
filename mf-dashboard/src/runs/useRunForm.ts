import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import { useDraft, useVisitor } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import type { Run, RunPrices } from '@saltbush/runs/api';
import { useEffect, useRef, useState } from 'react';
import { useBookRunMutation } from '../api/bookRun.ts';
import { useBooker } from '../bulk/book/useBooker.ts';
import { clearDraft, type RunDraft, readDraft, writeDraft } from './run-draft.ts';
import { type DeliveryValues, firstValues, type RunValues, runInputOf } from './run-values.ts';
import { useRunPrices } from './useRunPrices.ts';

export type RunForm = ReturnType<typeof useRunForm>;

/** The new prices, where the gateway refused those that were shown. */
const newPrices = (failure: ApiError | null): RunPrices | null =>
  failure?.problem?.code === 'price-changed' ? (failure.problem.prices as RunPrices) : null;

/** State of the form for a run, its price while it is filled in, and booking it once. */
export function useRunForm() {
  const visitor = useVisitor();
  const user = visitor.status === 'signed-in' ? visitor.user.id : '';
  const [book, { isLoading: isBusy }] = useBookRunMutation();
  const [first] = useState(firstValues);
  const [values, setValues] = useState(first);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const sent = useRef<RunDraft['sent']>(null);
  const booker = useBooker(values.booker);
  const shown = useRunPrices(values);
  const changed = newPrices(failure);
  const prices = changed ? changed.deliveries : shown.prices;
  useDraft(values !== first);

  // Restored after the first render, which the server makes without any storage.
  useEffect(() => {
    const draft = readDraft(user);
    if (draft === null) return;
    sent.current = draft.sent;
    setValues(draft.values);
  }, [user]);

  useEffect(() => {
    if (values !== first) writeDraft(user, { values, sent: sent.current });
  }, [values, first, user]);

  const change = (changes: Partial<RunValues> | ((known: RunValues) => Partial<RunValues>)) => {
    setFailure(null);
    setValues((known) => ({ ...known, ...(typeof changes === 'function' ? changes(known) : changes) }));
  };

  return {
    ...{ values, booker, failure, isBusy, prices, isPriceChanged: changed !== null, change },
    total: changed ? changed.total : shown.total,
    ...{ isPricing: shown.isPricing && changed === null, pricingFailure: shown.failure },
    /** What the last try was refused for, or else what keeps the form from being priced. */
    faults: failure?.problem?.fields?.length ? failure.problem.fields : shown.faults,
    changeDelivery(key: string, changes: Partial<DeliveryValues>) {
      change(({ deliveries }) => ({
        deliveries: deliveries.map((delivery) => (delivery.key === key ? { ...delivery, ...changes } : delivery)),
      }));
    },
    async submit(): Promise<Run | null> {
      setFailure(null);
      const input = runInputOf(values, { submissionId: '', booker, prices });
      const text = JSON.stringify(input);
      const { id } = sent.current?.text === text ? sent.current : { id: newSubmissionId() };
      sent.current = { id, text };
      writeDraft(user, { values, sent: sent.current });
      const { data, error } = await book({ ...input, submissionId: id });
      if (data) clearDraft();
      else setFailure(apiError(error));
      return data ?? null;
    },
  };
}
