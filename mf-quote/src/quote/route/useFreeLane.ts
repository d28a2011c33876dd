import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { QuoteForm } from '../quote-form.ts';
import { isListedLane } from './isListedLane.ts';

/** Whether both ends are typed, not chosen from lists, and the press of a button that changes it. */
export function useFreeLane({ request, change }: QuoteForm): {
  isFree: boolean;
  toggle: (event: MouseEvent<HTMLButtonElement>) => void;
} {
  const { pickup, delivery } = request;
  const [isFree, setIsFree] = useState(pickup !== '' && delivery !== '' && !isListedLane(request));
  return {
    isFree,
    toggle: ({ currentTarget: { form } }) => {
      // The pressed button disappears, so the focus moves to the first of the new fields.
      flushSync(() => setIsFree(!isFree));
      change({ pickup: '', delivery: '' });
      form?.querySelector<HTMLElement>('[name="pickup"]')?.focus();
    },
  };
}
