import { type QuoteRefused, readLoad } from '@saltbush/freight';
import { Button, icons, Notice } from '@saltbush/ui';
import { truckChoice } from '../fit/truckChoice.ts';
import type { QuoteForm } from '../quote-form.ts';
import { PlaceButtons } from '../route/PlaceButtons.tsx';
import { nextDayPrice } from '../service/nextDayPrice.ts';
import { CustomQuote } from './CustomQuote.tsx';
import * as S from './QuoteSummary.styles.ts';
import { verdictOf } from './verdictOf.ts';

/** Why there is no price, and how to get one: a button for another place, vehicle or day, or a person. */
export function NoPrice({ refusal, form }: { refusal: QuoteRefused; form: QuoteForm }) {
  const { code, message, places = [], vehicleId } = refusal;
  const isClosed = code === 'after-cut-off' || code === 'no-business-day';
  const next = isClosed ? nextDayPrice(form, null) : null;
  const isAsked = code === 'place-ambiguous';
  const question = isAsked ? 'Which one do you mean?' : 'Did you mean:';
  const trucks = vehicleId ? truckChoice(form.request, readLoad(form.request), form).offered : [];
  const truck = trucks.find(({ vehicle }) => vehicle.id === vehicleId);
  return (
    <>
      <S.Verdict data-said={`${verdictOf(refusal)}. ${message}`}>
        <strong>{verdictOf(refusal)}</strong>
        {next && <span>{`${next.totalText} on ${next.dateText}`}</span>}
      </S.Verdict>
      <S.Details>
        <Notice tone="warn">{message}</Notice>
        {places.map(({ end, candidates }) => (
          <S.Places key={end}>
            {/* The message asks already where several are meant. */}
            {!isAsked && <p>{question}</p>}
            <PlaceButtons form={form} end={end} label={question} candidates={candidates} />
          </S.Places>
        ))}
        {truck && (
          <Button iconBefore={icons.truck} isFullWidth onClick={() => form.change(truck.change)}>
            Choose the {truck.name}
          </Button>
        )}
        {next && (
          <Button iconBefore={icons.calendar} isFullWidth onClick={() => form.change({ pickupDate: next.date })}>
            {next.totalText} inc GST on {next.dateText}
          </Button>
        )}
        {!isAsked && <CustomQuote request={form.request} said={message} quote={null} />}
      </S.Details>
    </>
  );
}
