import type { ShipmentDetail } from '@saltbush/consignments/api';
import { StatusBadge } from '../consignment/StatusBadge.tsx';
import * as S from './shipment.styles.ts';

interface ShipmentHeadProps {
  reference: string;
  /** Undefined while it loads. */
  shipment: ShipmentDetail | undefined;
}

/** Reference, route and status of the consignment. */
export function ShipmentHead({ reference, shipment }: ShipmentHeadProps) {
  return (
    <>
      <h1>
        <S.Reference>{reference}</S.Reference>
      </h1>
      {shipment && (
        <S.Standing>
          <span>
            {shipment.from} to {shipment.to}
          </span>
          <span role="status">
            <StatusBadge badge={shipment.badge} exception={shipment.exception?.kind} />
          </span>
        </S.Standing>
      )}
    </>
  );
}
