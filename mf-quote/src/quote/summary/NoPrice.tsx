import type { Refusal } from '@saltbush/freight';
import { Button, Notice, Stack } from '@saltbush/ui';
import { PlaceButtons } from '../route/PlaceButtons.tsx';
import { nextDayPrice } from '../service/nextDayPrice.ts';
import type { QuoteForm } from '../useQuoteForm.ts';
import { CustomQuote } from './CustomQuote.tsx';

/** Why there is no price, and who gives one: the visitor, by saying which place is meant, or a person. */
export function NoPrice({ refusal, form }: { refusal: Refusal; form: QuoteForm }) {
  const { code, message, places = [] } = refusal;
  const isClosed = code === 'after-cut-off' || code === 'no-business-day';
  const next = isClosed ? nextDayPrice(form, null) : null;
  const question = code === 'place-ambiguous' ? 'Which one do you mean?' : 'Did you mean this?';
  return (
    <Stack gap={2}>
      <Notice tone="warn">{message}</Notice>
      {places.map(({ end, candidates }) => (
        <PlaceButtons key={end} form={form} end={end} label={question} candidates={candidates} />
      ))}
      {next && (
        <Button iconBefore="calendar" isFullWidth onClick={() => form.change({ pickupDate: next.date })}>
          {next.totalText} inc GST on {next.dateText}
        </Button>
      )}
      {code !== 'place-ambiguous' && <CustomQuote request={form.request} said={message} quote={null} />}
    </Stack>
  );
}
