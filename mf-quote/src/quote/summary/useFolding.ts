import { useEffect, useState } from 'react';

/**
 * Whether the sheet of small screens shows the total only. It opens with each calculation. On large screens nothing is
 * folded, whatever this says.
 */
export function useFolding(calculations: number): [isFolded: boolean, setIsFolded: (isFolded: boolean) => void] {
  const [isFolded, setIsFolded] = useState(true);

  useEffect(() => {
    if (calculations > 0) setIsFolded(false);
  }, [calculations]);

  return [isFolded, setIsFolded];
}
