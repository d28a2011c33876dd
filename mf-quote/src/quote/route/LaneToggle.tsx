import { Button } from '@saltbush/ui';
import type { useFreeLane } from './useFreeLane.ts';

/** Changes between lists of cities and typed places. It stands below the fields, as wide as its words. */
export function LaneToggle({ isFree, toggle }: ReturnType<typeof useFreeLane>) {
  return (
    <div>
      <Button size="small" variant="secondary" onClick={toggle}>
        {isFree ? 'Back to the list of cities' : 'Another place? Price it by distance'}
      </Button>
    </div>
  );
}
