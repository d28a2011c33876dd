import type { Watching } from '../position/usePositions.ts';
import type { Step } from './stepOf.ts';

export interface Shared {
  /** Whether positions go out now. */
  isShared: boolean;
  text: string;
}

interface Given {
  step: Step;
  isSharing: boolean;
  takesPositions: boolean;
  watching: Watching;
}

/** Whether the position is shared now, in words. */
export function sharingText({ step, isSharing, takesPositions, watching }: Given): Shared {
  const not = (text: string): Shared => ({ isShared: false, text });
  if (step === 'done' || step === 'called-off') return not('Position not shared: the job is over');
  if (!isSharing) return not('Position not shared');
  if (!takesPositions) return not('Position not shared until pickup');
  if (watching === 'refused') return not('Position not shared: the browser refuses');
  if (watching !== 'known') return not('Looking for your position');
  return { isShared: true, text: 'Position shared' };
}
