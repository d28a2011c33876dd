import { demurrageTariff, formatAud, localTime, vehicleById } from '@saltbush/freight';
import type { SavedQuote } from '../api.ts';

interface PossibleCharge {
  label: string;
  value: string;
}

function waiting({ vehicleId }: SavedQuote['quote'], { classes }: ReturnType<typeof demurrageTariff>): PossibleCharge {
  if (vehicleId !== null) {
    const { freeMinutes, centsPerHour, incrementMinutes } = classes[vehicleById(vehicleId).demurrageClass];
    const steps = incrementMinutes === 1 ? 'by the minute' : `in steps of ${incrementMinutes} minutes`;
    return {
      label: `Waiting beyond ${freeMinutes} minutes free, ${steps}`,
      value: `${formatAud(centsPerHour)} an hour`,
    };
  }
  const rules = Object.values(classes);
  const free = rules.map(({ freeMinutes }) => freeMinutes);
  const rates = rules.map(({ centsPerHour }) => centsPerHour);
  return {
    label: `Waiting beyond the free time of the vehicle sent (${Math.min(...free)} to ${Math.max(...free)} minutes)`,
    value: `${formatAud(Math.min(...rates))} to ${formatAud(Math.max(...rates))} an hour`,
  };
}

/**
 * Charges that may still be added, because the price does not include them, before GST. They follow the tariff of the
 * quote's day.
 */
export function possibleCharges({ quote, request, savedAt }: SavedQuote): PossibleCharge[] {
  const tariff = demurrageTariff(localTime(new Date(savedAt), 'Australia/Sydney').date);
  return [
    waiting(quote, tariff),
    { label: 'Hand unloading', value: formatAud(tariff.handUnloadCents) },
    ...(request.tailgate
      ? []
      : [{ label: 'Tail lift asked for on the day', value: formatAud(tariff.tailLiftOnTheDayCents) }]),
  ];
}
