import { Button } from '@saltbush/ui';
import type { ComponentProps } from 'react';

/** Changes between lists of cities and typed places. It stands below the fields, as wide as its words. */
export function LaneToggle(props: ComponentProps<typeof Button>) {
  return (
    <div>
      <Button size="small" variant="secondary" {...props} />
    </div>
  );
}
