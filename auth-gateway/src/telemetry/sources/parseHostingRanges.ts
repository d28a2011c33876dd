import { addressBits } from '@saltbush/capability/http';

/** The provider whose servers have this address; null when it is not known to be a server's. */
export type HostingRanges = (address: string) => string | null;

const MOST_RANGES = 100_000;
const LINE = /^(\S+)\/(\d{1,3}) +(\S.*)$/;

/**
 * Reads a table of hosting ranges: one range a line in CIDR notation (RFC 4632) and the name of its provider. Empty lines
 * and those that begin with `#` are left out. The narrowest range that contains an address counts.
 * @throws Error naming the line and what to write there.
 */
export function parseHostingRanges(text: string): HostingRanges {
  const providers = new Map<string, string>();
  const shifts = new Map<number, Set<number>>();
  for (const [index, line] of text.split('\n').entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const [, start = '', prefix = '', provider = ''] = LINE.exec(trimmed) ?? [];
    const range = addressBits(start);
    const shift = (range?.length ?? 0) - Number(prefix);
    if (range === null || shift < 0 || (range.bits >> BigInt(shift)) << BigInt(shift) !== range.bits) {
      throw new Error(
        `line ${index + 1} is "${trimmed.slice(0, 80)}". Write a range and a name: 203.0.113.0/24 Provider.`,
      );
    }
    if (providers.size >= MOST_RANGES)
      throw new Error(`it has more than ${MOST_RANGES} ranges. Join neighbouring ones.`);
    const known = shifts.get(range.length) ?? new Set<number>();
    shifts.set(range.length, known.add(shift));
    providers.set(`${range.length}/${shift}/${range.bits >> BigInt(shift)}`, provider);
  }
  // From the narrowest range to the widest.
  const ordered = new Map([...shifts].map(([length, known]) => [length, [...known].sort((a, b) => a - b)]));
  return (address) => {
    const known = addressBits(address);
    if (known === null) return null;
    for (const shift of ordered.get(known.length) ?? []) {
      const provider = providers.get(`${known.length}/${shift}/${known.bits >> BigInt(shift)}`);
      if (provider !== undefined) return provider;
    }
    return null;
  };
}
