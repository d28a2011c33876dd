import type { AddressFields } from './addresses.ts';

type Limits = Pick<AddressFields, 'gateM' | 'drivewayM' | 'heightM'>;

/** Limits of a site: "Gate 3.2 m wide, driveway 12 m long, 4 m high"; blank without any. */
export function siteWords({ gateM, drivewayM, heightM }: Limits): string {
  const parts = [
    gateM && `gate ${gateM} m wide`,
    drivewayM && `driveway ${drivewayM} m long`,
    heightM && `${heightM} m high at most`,
  ].filter((part) => part !== '');
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
