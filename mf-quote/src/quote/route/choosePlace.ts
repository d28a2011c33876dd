import type { MouseEvent } from 'react';
import type { QuoteForm } from '../quote-form.ts';

/** Takes a place. The pressed button disappears, so the focus moves to the field. */
export const choosePlace =
  ({ change }: Pick<QuoteForm, 'change'>, end: 'pickup' | 'delivery', place: string) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    currentTarget.form?.querySelector<HTMLInputElement>(`input[name="${end}"]`)?.focus();
    change({ [end]: place });
  };
