import type { Clearance, Limit, SiteFit } from './siteFit.ts';

const LACKS: Record<Limit, (amount: string) => string> = {
  gateM: (amount) => `too wide for the gate by ${amount}`,
  drivewayM: (amount) => `too long for the driveway by ${amount}`,
  heightM: (amount) => `too high by ${amount}`,
  pallets: (amount) => `too small by ${amount}`,
};

const SPARES: Record<Limit, (amount: string) => string> = {
  gateM: (amount) => `${amount} to spare at the gate`,
  drivewayM: (amount) => `${amount} of driveway to spare`,
  heightM: (amount) => `${amount} to spare in height`,
  pallets: (amount) => `room for ${amount} more`,
};

/** `0.25 m`, `1.2 m`, `3 pallets`. */
function amountOf({ limit, spare }: Clearance): string {
  const amount = Math.abs(spare);
  if (limit === 'pallets') return amount === 1 ? '1 pallet' : `${amount} pallets`;
  const isWholeDecimetre = Math.abs(amount * 10 - Math.round(amount * 10)) < 1e-6;
  return `${amount.toFixed(isWholeDecimetre ? 1 : 2)} m`;
}

/** What the site lacks, one phrase per limit; empty for a truck that fits. */
export const lackWords = (fit: SiteFit): string[] =>
  fit.status === 'unmeasured'
    ? []
    : fit.clearances.filter(({ spare }) => spare < 0).map((clearance) => LACKS[clearance.limit](amountOf(clearance)));

/** What the site has to spare, one phrase per limit. */
export const spareWords = (fit: SiteFit): string[] =>
  fit.status === 'unmeasured'
    ? []
    : fit.clearances.filter(({ spare }) => spare >= 0).map((clearance) => SPARES[clearance.limit](amountOf(clearance)));
