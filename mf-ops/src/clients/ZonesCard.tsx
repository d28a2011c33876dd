import type { ClientFocus } from '@saltbush/clients/api';
import { Disclosure } from '@saltbush/ui';
import * as F from '../sheet/DeskCard.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';

/** Fits a few lines; a button shows the rest. */
const ZONES_SHOWN = 24;

interface ZonesCardProps {
  origin: string;
  focus: ClientFocus;
  zones: readonly string[];
}

/** Where the client's freight starts and goes. */
export function ZonesCard({ origin, focus, zones }: ZonesCardProps) {
  const rest = zones.slice(ZONES_SHOWN);
  return (
    <DeskCard heading="Delivery zones">
      <F.Facts>
        <div>
          <dt>Origin</dt>
          <dd>{origin}</dd>
        </div>
        <div>
          <dt>Focus</dt>
          <dd>{focus === 'metro' ? 'Metro' : 'Interstate'}</dd>
        </div>
        <div>
          <dt>Delivers to</dt>
          <dd>{zones.length === 0 ? 'No zones given' : zones.slice(0, ZONES_SHOWN).join(', ')}</dd>
        </div>
      </F.Facts>
      {rest.length > 0 && (
        <Disclosure title={`${rest.length} more`}>
          <p>{rest.join(', ')}</p>
        </Disclosure>
      )}
    </DeskCard>
  );
}
