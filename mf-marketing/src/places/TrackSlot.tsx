import { Slot } from '@saltbush/contract';
import { icons, TextLink } from '@saltbush/ui';
import type { slots } from '../slots.data.ts';

/** Where the team of tracking asks for a reference. */
export function TrackSlot() {
  return (
    <Slot<typeof slots>
      name="marketing.track"
      fallback={
        <TextLink href="/track" iconAfter={icons.arrowRight}>
          Track a consignment
        </TextLink>
      }
    />
  );
}
