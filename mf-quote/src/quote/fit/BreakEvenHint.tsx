import { Button, ButtonLink, icons } from '@saltbush/ui';
import type { QuoteForm } from '../quote-form.ts';
import { quoteSearch } from '../quoteSearch.ts';
import { breakEven } from './breakEven.ts';
import * as S from './TruckFit.styles.ts';

/** On lanes with both: the number of pallets from which a whole truck costs less than LTL, with a button to switch. */
export function BreakEvenHint({ form }: { form: QuoteForm }) {
  const { request, now, options, onDate, change } = form;
  if (request.mode !== 'ltl' && request.service !== 'LTL') return null;
  const hint = breakEven(request, onDate);
  if (hint === null) return null;
  const isOffered = options.some(({ type, available }) => type === 'FTL' && available);
  return (
    <S.Hint data-said={hint.text}>
      <p>{hint.text}</p>
      {hint.status === 'cheaper' &&
        (isOffered ? (
          <Button
            size="small"
            variant="secondary"
            iconBefore={icons.truck}
            onClick={() => change({ service: 'FTL', ftlVehicle: hint.vehicleType })}
          >
            Price the whole truck
          </Button>
        ) : (
          <ButtonLink
            size="small"
            variant="secondary"
            iconBefore={icons.truck}
            href={`/quote${quoteSearch({ ...request, mode: 'ftl', ftlVehicle: hint.vehicleType }, { now, isQuoted: true })}`}
          >
            Price the whole truck
          </ButtonLink>
        ))}
    </S.Hint>
  );
}
