import { Slot } from '@saltbush/contract';
import { floorPlan, itemLines, readLoad } from '@saltbush/freight';
import type { slots } from '../../slots.data.ts';
import type { QuoteForm } from '../quote-form.ts';
import { BreakEvenHint } from './BreakEvenHint.tsx';
import { drawnItems } from './drawnItems.ts';
import { FitNotice } from './FitNotice.tsx';
import * as S from './TruckFit.styles.ts';
import { truckChoice } from './truckChoice.ts';

/** The load in its truck, as another team draws it, and what follows for the choice of the vehicle. */
export function TruckFit({ form }: { form: QuoteForm }) {
  const { request, onDate, options, outcome } = form;
  const load = readLoad(request);
  const items = drawnItems(request);
  const choice = truckChoice(request, load, { onDate, options, outcome });
  const { vehicle, name, status } = choice;
  const isEmpty = load.weightKg === 0 && items.every(({ count }) => count === 0);
  return (
    <S.Root>
      <Slot<typeof slots>
        name="quote.truck-fit"
        give={{ vehicle: vehicle.id, name, basis: status, items: itemLines(items), weightKg: load.weightKg }}
        fallback={
          <S.Instead data-instead="">
            The drawing of the truck is not there just now. Prices do not depend on it.
          </S.Instead>
        }
      />
      {!isEmpty && status === 'chosen' && (
        <FitNotice form={form} choice={choice} load={load} plan={floorPlan(vehicle, items)} items={items} />
      )}
      <BreakEvenHint form={form} />
    </S.Root>
  );
}
