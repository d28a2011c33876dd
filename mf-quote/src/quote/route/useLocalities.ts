import type { Locality } from '@saltbush/freight/localities';
import { useState } from 'react';
import { useLate } from '../../late/useLate.ts';

/** Suburbs to offer beyond those that pricing knows by name. */
export interface Localities {
  all: readonly Locality[];
  /** Those that a text names in full, as they have to be typed. */
  named: (text: string) => string[];
}

export const NO_LOCALITIES: Localities = { all: [], named: () => [] };

async function loadLocalities(): Promise<Localities> {
  const { localities, localitiesNamed } = await import('@saltbush/freight/localities');
  const all = localities();
  return { all, named: (text) => localitiesNamed(text, all).map((locality) => locality.text) };
}

/**
 * The list of further suburbs. It is large and decides no price, so it loads when a place is first typed. Without it,
 * postcodes still work.
 */
export function useLocalities(): { localities: Localities; load: () => void } {
  const [isUsed, setIsUsed] = useState(false);
  const localities = useLate(isUsed, loadLocalities) ?? NO_LOCALITIES;
  return { localities, load: () => setIsUsed(true) };
}
