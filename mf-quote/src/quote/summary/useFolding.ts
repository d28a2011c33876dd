import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the sheet of small screens shows the total only. It opens with each calculation, and folds when the visitor
 * turns to the page behind it. On large screens nothing is folded, whatever this says.
 */
export function useFolding(
  region: RefObject<HTMLElement | null>,
  calculations: number,
): [isFolded: boolean, setIsFolded: (isFolded: boolean) => void] {
  const [isFolded, setIsFolded] = useState(true);

  useEffect(() => {
    if (calculations > 0) setIsFolded(false);
  }, [calculations]);

  useEffect(() => {
    if (isFolded) return undefined;
    const onOutside = ({ target }: Event) => {
      const sheet = region.current?.closest('aside') ?? region.current;
      if (target instanceof Node && !sheet?.contains(target)) setIsFolded(true);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [isFolded, region]);

  return [isFolded, setIsFolded];
}
