import type { Locality } from '@saltbush/freight/localities';
import { useCallback, useState } from 'react';

/** Suburbs to offer beyond those that pricing knows by name. */
export interface Localities {
  all: readonly Locality[];
  /** Those that a text names in full, as they have to be typed. */
  named: (text: string) => string[];
}

export const NO_LOCALITIES: Localities = { all: [], named: () => [] };

let loaded = NO_LOCALITIES;

/**
 * The list of further suburbs. It is large and decides no price, so it loads when a place is first typed. Without it,
 * postcodes still work.
 */
export function useLocalities(): { localities: Localities; load: () => void } {
  const [localities, setLocalities] = useState(loaded);
  const load = useCallback(() => {
    const settle = () => setLocalities(loaded);
    if (loaded !== NO_LOCALITIES) return settle();
    import('@saltbush/freight/localities').then(
      (list) => {
        const all = list.localities();
        loaded = { all, named: (text) => list.localitiesNamed(text, all).map((locality) => locality.text) };
        settle();
      },
      () => undefined,
    );
  }, []);
  return { localities, load };
}
