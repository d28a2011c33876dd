import { apiError } from '@saltbush/calls';
import { useDraft } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useFocusOnInvalid } from './useFocusOnInvalid.ts';
import { useLeaving } from './useLeaving.ts';

interface ConfirmedFormOptions<Wish> {
  /** What the fields begin with: always the same object. */
  blank: Wish;
  /** Faults by field; none when it can be sent. */
  check: (wish: Wish) => Partial<Record<keyof Wish, string>>;
  send: (wish: Wish) => Promise<{ error?: unknown }>;
  /** The state of that call. */
  call: { isLoading: boolean; error?: unknown };
}

export interface ConfirmedForm<Wish> {
  form: RefObject<HTMLFormElement | null>;
  wish: Wish;
  set: (part: Partial<Wish>) => void;
  /** What is wrong with each field, here and at the gateway; nothing until it is sent for the first time. */
  errors: Partial<Record<keyof Wish, string>>;
  /** Why the act was refused; null while it only waits for the confirmation. */
  failure: ApiError | null;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
}

/**
 * A form that opens in a page, and whose act is confirmed on the gateway's page. Its first field has the focus at once. What is typed
 * is kept until the page is left.
 */
export function useConfirmedForm<Wish extends object>({
  blank,
  check,
  send,
  call,
}: ConfirmedFormOptions<Wish>): ConfirmedForm<Wish> {
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState(blank);
  const [isChecked, setIsChecked] = useState(false);
  const noteIncomplete = useFocusOnInvalid(form);
  const { isLeaving, failure, leave } = useLeaving(call.error);
  const isBusy = call.isLoading || isLeaving;
  const faults = check(wish);
  const refused = Object.fromEntries((failure?.problem?.fields ?? []).map(({ path, message }) => [path, message]));
  useDraft(wish !== blank);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);

  const submit = async () => {
    setIsChecked(true);
    if (isBusy) return;
    if (Object.keys(faults).length > 0) noteIncomplete();
    else leave(apiError((await send(wish)).error));
  };

  return {
    ...{ form, wish, failure, isBusy },
    set: (part) => setWish({ ...wish, ...part }),
    errors: isChecked ? { ...refused, ...faults } : {},
    onSubmit(event) {
      event.preventDefault();
      void submit();
    },
  };
}
