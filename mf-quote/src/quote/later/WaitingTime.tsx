import { type DemurrageClass, demurrage, demurrageTariff, formatAud, gstCents, type IsoDate } from '@saltbush/freight';
import { NumberField, SelectField } from '@saltbush/ui';
import { useState } from 'react';
import * as S from './LaterCharges.styles.ts';
import { VEHICLE_CLASSES } from './vehicle-classes.data.ts';

interface Props {
  /** Null when the truck at the dock is not known yet, as in LTL: then the visitor is asked. */
  vehicleClass: DemurrageClass | null;
  onDate: IsoDate;
}

const FIRST_GUESS: DemurrageClass = '6t-up';
/** A working day. Longer waits are discussed by telephone. */
const MOST_MINUTES = 600;

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** What waiting at the dock costs: the rule for this vehicle, and the amount for the minutes typed. */
export function WaitingTime({ vehicleClass, onDate }: Props) {
  const [guess, setGuess] = useState<DemurrageClass>(FIRST_GUESS);
  const [minutes, setMinutes] = useState('');
  const charged = vehicleClass ?? guess;
  const { freeMinutes, centsPerHour, incrementMinutes } = demurrageTariff(onDate).classes[charged];
  const waited = Math.min(Math.max(Number(minutes) || 0, 0), MOST_MINUTES);
  const { chargedMinutes, amountCents } = demurrage(charged, waited, onDate);
  const counted = incrementMinutes === 1 ? 'to the minute' : `in steps of ${incrementMinutes} minutes`;
  return (
    <S.Waiting>
      <h3>Waiting time</h3>
      <p>
        {VEHICLE_CLASSES[charged]}: the first {freeMinutes} minutes after arrival are free. After that{' '}
        {formatAud(centsPerHour)} an hour, counted {counted}. To avoid it, have the load ready and the dock free.
      </p>
      <S.Minutes>
        {vehicleClass === null && (
          <SelectField
            label="Truck at the dock"
            name="waitingVehicle"
            options={Object.entries(VEHICLE_CLASSES).map(([value, label]) => ({ value, label }))}
            value={guess}
            onChange={({ target }) => setGuess(Object.keys(VEHICLE_CLASSES).find(isClass(target.value)) ?? FIRST_GUESS)}
          />
        )}
        <NumberField
          label="Minutes waited"
          name="waitingMinutes"
          min={0}
          max={MOST_MINUTES}
          unit="min"
          placeholder={String(freeMinutes + 30)}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
      </S.Minutes>
      <S.Amount role="status">
        <strong>{formatAud(amountCents)}</strong>
        <span>
          {chargedMinutes === 0
            ? 'Within the free time nothing is added.'
            : `before GST, ${formatAud(amountCents + gstCents(amountCents))} with it: ${plural(chargedMinutes, 'minute')} charged of ${waited} waited.`}
        </span>
      </S.Amount>
    </S.Waiting>
  );
}

const isClass =
  (value: string) =>
  (known: string): known is DemurrageClass =>
    known === value;
