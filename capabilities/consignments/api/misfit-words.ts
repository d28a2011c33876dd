import type { Misfit } from '@saltbush/freight';

const WORDS: Record<Misfit, string> = {
  weight: 'too heavy',
  volume: 'too much volume',
  pallets: 'not enough room on the floor',
  length: 'too long or too wide',
  height: 'too tall',
};

/** Why a vehicle cannot carry a load: `too heavy, too tall`. */
export const misfitWords = (faults: readonly Misfit[]): string => faults.map((fault) => WORDS[fault]).join(', ');
