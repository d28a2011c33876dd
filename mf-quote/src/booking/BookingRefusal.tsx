import { Button, ButtonLink, Notice, Stack } from '@saltbush/ui';
import { string } from 'yup';
import { FailureNotice } from '../sharing/FailureNotice.tsx';
import { dayLabel } from './dayLabel.ts';
import type { BookingForm } from './useBookingForm.ts';

const RETRIED = ['offline', 'unavailable', 'too-many-requests'];

const nextDateSchema = string()
  .required()
  .matches(/^\d{4}-\d{2}-\d{2}$/);

/** Why the booking was refused, and what to do next. */
export function BookingRefusal({ form, quoteToken }: { form: BookingForm; quoteToken: string }) {
  const { refusal } = form;
  if (!refusal) return null;
  const { code, message, problem } = refusal;
  if (code === 'quote-expired' || code === 'already-booked') {
    return (
      <Notice tone="danger" role="alert">
        <Stack gap={1.5}>
          <p>{message}</p>
          <div>
            <ButtonLink href={`/quotes/${quoteToken}`} variant="secondary" size="small">
              {code === 'quote-expired' ? 'See it and re-price' : 'See the quote'}
            </ButtonLink>
          </div>
        </Stack>
      </Notice>
    );
  }
  const nextDate = problem?.nextDate;
  const isOtherDay = code === 'pickup-closed' && nextDate !== form.values.pickupDate;
  if (isOtherDay && nextDateSchema.isValidSync(nextDate, { strict: true })) {
    return (
      <Notice tone="danger" role="alert">
        <Stack gap={1.5}>
          <p>{message}</p>
          <div>
            <Button variant="secondary" size="small" onClick={() => form.set('pickupDate', nextDate)}>
              Pick up on {dayLabel(nextDate)}
            </Button>
          </div>
        </Stack>
      </Notice>
    );
  }
  return (
    <FailureNotice failure={refusal} onRetry={RETRIED.includes(code) ? form.submit : undefined} busy={form.isBusy} />
  );
}
