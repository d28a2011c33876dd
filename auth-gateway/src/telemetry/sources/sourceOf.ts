import { networkOf } from '@saltbush/capability/http';
import type { HostingRanges } from './parseHostingRanges.ts';

/** Where a visit came from, as far as it counts for the health of releases. */
export interface Source {
  /** All servers of one hosting provider are one source. Anything else is the network of its address. */
  name: string;
  isHosting: boolean;
}

export function sourceOf(address: string, providerOf: HostingRanges): Source {
  const provider = providerOf(address);
  return provider === null ? { name: networkOf(address), isHosting: false } : { name: provider, isHosting: true };
}
