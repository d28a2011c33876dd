import { shareKey } from '../contract-keys.ts';
import type { HostRelease } from '../release.ts';

/** What any major of the contract is imported as. */
const CONTRACT = '@saltbush/contract';

/** Versions of the contract that a host provides: its own, then those of other majors. */
export function contractsOf({ contract, provides }: Pick<HostRelease, 'contract' | 'provides'>): string[] {
  const provided = Object.entries(provides).filter(([key, version]) => key === shareKey(CONTRACT, version));
  return [...new Set([contract, ...provided.map(([, version]) => version)])];
}
