import { apiError } from '@saltbush/calls';
import type { ShipmentDetail } from '@saltbush/consignments/api';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import type { ShipmentPosition } from '@saltbush/positions/api';
import { Badge, keepTogether, Skeleton } from '@saltbush/ui';
import { lazy, Suspense } from 'react';
import { FRESH } from '../api/fresh.ts';
import { useShipmentPositionQuery } from '../api/shipmentPosition.ts';
import { Trouble } from '../frame/Trouble.tsx';
import * as S from './where.styles.ts';
import { arrivalWords, type Clock, estimateWords, mapWords, placeWords, seenWords } from './where-words.ts';

const FreightMap = lazy(() =>
  import('@saltbush/map').then(
    (loaded) => ({ default: loaded.FreightMap }),
    () => ({ default: MapMissing }),
  ),
);

const MapMissing = () => <p>The map did not arrive. Reload the page to see it.</p>;

const DELIVERED: ShipmentDetail['badge'] = 'Delivered';

/** Where a consignment is in words and on a map, and when it is expected. */
export function WherePanel({ shipment }: { shipment: ShipmentDetail }) {
  const { reference, badge } = shipment;
  const { currentData, isFetching, refetch, fulfilledTimeStamp, ...query } = useShipmentPositionQuery(reference, FRESH);
  const error = apiError(query.error);
  // A gateway of an earlier release knows no positions.
  if (error?.status === 404) return null;
  const isDelivered = badge === DELIVERED;
  if (currentData && isDelivered && currentData.latest === null) return null;
  return (
    <Panel
      title={isDelivered ? 'Where it was' : 'Where it is'}
      id="where"
      beside={currentData?.isShared && <Badge tone="good">Position shared now</Badge>}
    >
      {currentData && fulfilledTimeStamp !== undefined && (
        <Place
          position={currentData}
          clock={{ timeZone: shipment.deliveryTimeZone, now: fulfilledTimeStamp }}
          isDelivered={isDelivered}
          hasException={shipment.exception !== null}
        />
      )}
      {!currentData && error && (
        <Trouble
          title="Its position could not be read"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && <PanelSkeleton label="Reading where it is" rows={3} />}
    </Panel>
  );
}

function noEstimateWords({ delivery }: ShipmentPosition): string {
  if (delivery === null) return 'When it arrives cannot be estimated: where it goes to is not on our map.';
  return 'The time that we estimated has passed, and nothing newer is known.';
}

interface PlaceProps {
  position: ShipmentPosition;
  clock: Clock;
  isDelivered: boolean;
  /** The notice at the top of the page says what went wrong; the estimate goes by distance alone. */
  hasException: boolean;
}

function Place({ position, clock, isDelivered, hasException }: PlaceProps) {
  const { latest, path, pickup, delivery, arrival, isShared, keptDays } = position;
  if (!latest) return <p>Not yet known. Its place, its way and when to expect it show here once it is picked up.</p>;
  const keptWords = `Positions are kept for ${keptDays} days. On the map, highways go straight from town to town.`;
  return (
    <>
      <S.Words>
        <div>
          <S.Main>{placeWords(latest)}</S.Main>
          <p>{keepTogether(seenWords(latest, clock, isDelivered))}</p>
        </div>
        {arrival ? (
          <div>
            <S.Main>{keepTogether(arrivalWords(arrival, clock))}</S.Main>
            <p>{keepTogether(estimateWords(arrival, clock))}</p>
            {hasException && <p>It does not count what our desk reports above.</p>}
          </div>
        ) : (
          !isDelivered && <p>{keepTogether(noEstimateWords(position))}</p>
        )}
      </S.Words>
      <Suspense fallback={<Skeleton height="17.5rem" />}>
        <FreightMap
          label={mapWords(position, clock)}
          path={path}
          latest={latest}
          pickup={pickup}
          delivery={delivery}
          isLive={isShared}
        />
      </Suspense>
      <S.Kept>{keptWords}</S.Kept>
    </>
  );
}
