import {
  CUBIC_KG_PER_M3,
  chargeableKg,
  cubicKg,
  floorPlan,
  formatNumber,
  palletPlaces,
  readLoad,
  volumeM3,
} from '@saltbush/freight';
import { useId } from 'react';
import type { QuoteForm } from '../quote-form.ts';
import { BreakEvenHint } from './BreakEvenHint.tsx';
import { DeckPlan } from './DeckPlan.tsx';
import { drawnItems, itemsText } from './drawnItems.ts';
import { FitNotice } from './FitNotice.tsx';
import { LoadBar } from './LoadBar.tsx';
import { planText } from './planText.ts';
import * as S from './TruckFit.styles.ts';
import { type TruckChoice, truckChoice } from './truckChoice.ts';

const STATUS_TEXT: Record<TruckChoice['status'], string> = {
  chosen: 'The vehicle you chose, from above and to scale.',
  shared: 'LTL rides with other freight. This is your share of a trailer, to scale.',
  priced: 'The vehicle this estimate is for, from above and to scale.',
  suggested: 'The smallest vehicle that takes this load, from above and to scale.',
};

/** The load on the floor of its truck, drawn to scale, with weight and volume beside the vehicle's limits. */
export function TruckFit({ form }: { form: QuoteForm }) {
  const { request, onDate, options, outcome } = form;
  const load = readLoad(request);
  const items = drawnItems(request);
  const choice = truckChoice(request, load, { onDate, options, outcome });
  const { vehicle, name, status } = choice;
  const plan = floorPlan(vehicle, items);
  const headingId = useId();
  const count = plan.loaded + plan.left;
  const isEmpty = count === 0 && load.weightKg === 0;
  const cubic = cubicKg(load);
  const shownCount = items.some((item) => item.count > 0) ? palletPlaces({ ...load, items }) : 0;
  return (
    <S.Root aria-labelledby={headingId}>
      <S.Head>
        <h2 id={headingId}>{name}</h2>
        <p>{isEmpty ? 'Enter sizes or pallets above and see them on the floor.' : STATUS_TEXT[status]}</p>
      </S.Head>
      <S.Stage>
        <DeckPlan plan={plan} items={items} label={planText(name, plan, items)} />
      </S.Stage>
      <S.Caption>
        <span>
          {count === 0 ? 'Empty floor' : `${itemsText(plan.loaded, items)} on the floor`}
          {plan.left > 0 && <strong>, {formatNumber(plan.left)} left over</strong>}
        </span>
        <span>
          {plan.isNominal ? 'Usual floor of this class; the truck sent may differ' : 'One layer, nothing stacked'}
        </span>
      </S.Caption>
      <S.Bars>
        <LoadBar term="Weight" used={load.weightKg} limit={vehicle.capacityKg} unit="kg" decimals={1} />
        <LoadBar term="Volume" used={volumeM3(load)} limit={vehicle.volumeM3} unit="m³" decimals={2} />
        <LoadBar term="Pallet places" used={shownCount} limit={vehicle.pallets} unit="places" />
      </S.Bars>
      {load.weightKg + cubic > 0 && (
        <S.Chargeable>
          <strong>Chargeable weight {formatNumber(chargeableKg(load), 1)} kg</strong>
          <span>
            The larger of {formatNumber(load.weightKg, 1)} kg on the scales and {formatNumber(cubic, 1)} kg cubic (
            {formatNumber(volumeM3(load), 2)} m³ at {CUBIC_KG_PER_M3} kg). It guides the choice of vehicle; our table
            prices do not depend on it.
          </span>
        </S.Chargeable>
      )}
      {!isEmpty && status === 'chosen' && (
        <FitNotice form={form} choice={choice} load={load} plan={plan} items={items} />
      )}
      <BreakEvenHint form={form} />
    </S.Root>
  );
}
