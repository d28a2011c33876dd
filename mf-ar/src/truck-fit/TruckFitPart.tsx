import {
  CUBIC_KG_PER_M3,
  chargeableKg,
  cubicKg,
  findVehicle,
  floorPlan,
  formatNumber,
  itemsText,
  loadOf,
  palletPlaces,
  readItemLines,
  volumeM3,
} from '@saltbush/freight';
import { useId } from 'react';
import { DeckPlan } from './DeckPlan.tsx';
import { LoadBar } from './LoadBar.tsx';
import { planText } from './planText.ts';
import * as S from './TruckFitPart.styles.ts';

interface Props {
  /** Id of the vehicle in the catalogue. */
  vehicle: string;
  /** As the page calls that vehicle. */
  name: string;
  /** Why it is this one: one of the keys of `BASIS_TEXT`. */
  basis: string;
  /** Written by `itemLines`. */
  items: string;
  /** Whole consignment. */
  weightKg: number;
}

const BASIS_TEXT: Readonly<Record<string, string>> = {
  chosen: 'The vehicle you chose, from above and to scale.',
  shared: 'LTL rides with other freight. This is your share of a trailer, to scale.',
  priced: 'The vehicle this estimate is for, from above and to scale.',
  suggested: 'The smallest vehicle that takes this load, from above and to scale.',
};

/** The load on the floor of its truck, drawn to scale, with weight and volume beside the vehicle's limits. */
export function TruckFitPart({ vehicle: id, name, basis, items: lines, weightKg }: Props) {
  const headingId = useId();
  const vehicle = findVehicle(id);
  if (vehicle === null) return null;
  const items = readItemLines(lines);
  const load = { ...loadOf(items), weightKg };
  const plan = floorPlan(vehicle, items);
  const count = plan.loaded + plan.left;
  const cubic = cubicKg(load);
  return (
    <S.Root aria-labelledby={headingId}>
      <S.Head>
        <h2 id={headingId}>{name}</h2>
        <p>
          {count === 0 && weightKg === 0
            ? 'Enter sizes or pallets above and see them on the floor.'
            : (BASIS_TEXT[basis] ?? 'From above and to scale.')}
        </p>
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
        <LoadBar term="Weight" used={weightKg} limit={vehicle.capacityKg} unit="kg" decimals={1} />
        <LoadBar term="Volume" used={volumeM3(load)} limit={vehicle.volumeM3} unit="m³" decimals={2} />
        <LoadBar term="Pallet places" used={palletPlaces(load)} limit={vehicle.pallets} unit="places" />
      </S.Bars>
      {weightKg + cubic > 0 && (
        <S.Chargeable>
          <strong>Chargeable weight {formatNumber(chargeableKg(load), 1)} kg</strong>
          <span>
            The larger of {formatNumber(weightKg, 1)} kg on the scales and {formatNumber(cubic, 1)} kg cubic (
            {formatNumber(volumeM3(load), 2)} m³ at {CUBIC_KG_PER_M3} kg). It guides the choice of vehicle; our table
            prices do not depend on it.
          </span>
        </S.Chargeable>
      )}
    </S.Root>
  );
}
