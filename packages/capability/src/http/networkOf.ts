import { addressBits, withoutMapping } from './addressBits.ts';

/** For IPv6: providers give a prefix of 48 bits to a household, and to anybody who asks. */
const PREFIX_SHIFTS = [112n, 96n, 80n];

/** The network that the holder of this address is likely to control: an IPv4 address, or the first 48 bits. */
export function networkOf(address: string): string {
  const known = addressBits(address);
  if (known === null) return 'unknown';
  if (known.length === 32) return withoutMapping(address);
  return `${PREFIX_SHIFTS.map((shift) => ((known.bits >> shift) & 0xffffn).toString(16)).join(':')}::/48`;
}
