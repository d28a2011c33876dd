import type { Shipment } from '@saltbush/consignments/api';
import { formatDate } from '@saltbush/freight';
import * as R from '@saltbush/portal/rows.styles';
import { Icon, icons, Tooltip } from '@saltbush/ui';
import { NoShipments } from '../consignment/NoShipments.tsx';
import { StatusBadge } from '../consignment/StatusBadge.tsx';
import * as S from './RecentShipments.styles.ts';

/** The latest bookings, each with links to tracking and proof of delivery. */
export function RecentShipments({ rows }: { rows: readonly Shipment[] }) {
  if (rows.length === 0) return <NoShipments />;
  return (
    <R.List>
      {rows.map(({ reference, from, to, badge, exception, eta, deliveredOn, hasPod }) => (
        <S.Row key={reference}>
          <S.Main>
            <h3>
              <a href={`/dashboard/shipments/${reference}`}>{reference}</a>
            </h3>
            <S.Route>
              {from} <span>to</span> {to}
            </S.Route>
          </S.Main>
          <S.Standing>
            <StatusBadge badge={badge} exception={exception?.kind} />
            <p>
              {deliveredOn ? `Delivered ${formatDate(deliveredOn)}` : `ETA ${eta ? formatDate(eta) : 'not set yet'}`}
            </p>
          </S.Standing>
          <S.Acts>
            <a href={`/dashboard/shipments/${reference}#tracking`} aria-label={`Track ${reference}`}>
              <Icon path={icons.mapPin} size={20} />
              <Tooltip>Track</Tooltip>
            </a>
            <a
              href={`/dashboard/shipments/${reference}#pod`}
              aria-label={`Proof of delivery of ${reference}${hasPod ? '' : ', not delivered yet'}`}
              data-quiet={hasPod ? undefined : ''}
            >
              <Icon path={icons.document} size={20} />
              <Tooltip>{hasPod ? 'Proof of delivery' : 'Proof of delivery: not delivered yet'}</Tooltip>
            </a>
          </S.Acts>
        </S.Row>
      ))}
    </R.List>
  );
}
