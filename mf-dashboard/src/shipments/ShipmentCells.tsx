import type { Shipment } from '@saltbush/consignments/api';
import { formatAud, formatDate } from '@saltbush/freight';
import { Skeleton } from '@saltbush/ui';
import { invoiceHref } from '../api/shipment.ts';
import { StatusBadge } from '../consignment/StatusBadge.tsx';
import * as S from './ShipmentsTable.styles.ts';

interface ShipmentCellsProps {
  /** Undefined while it loads. */
  shipment: Shipment | undefined;
  isChosen: boolean;
  onChoose: ((reference: string) => void) | null;
}

/** A row of the list; bars while it loads. */
export function ShipmentCells({ shipment, isChosen, onChoose }: ShipmentCellsProps) {
  if (!shipment) {
    return (
      <td colSpan={7} data-cell="waiting">
        <Skeleton height="1rem" />
      </td>
    );
  }
  const { reference, from, to, service, level, badge, exception, pickupDate, eta, totalExGstCents, invoiceReference } =
    shipment;
  return (
    <>
      <th scope="row" data-cell="reference">
        {onChoose && (
          <S.Choose
            type="checkbox"
            aria-label={`Choose ${reference}`}
            checked={isChosen}
            onChange={() => onChoose(reference)}
          />
        )}
        <a href={`/dashboard/shipments/${reference}`}>{reference}</a>
      </th>
      <td data-cell="route">
        {from} <span>to</span> {to}
      </td>
      <td data-cell="service">
        {level}
        {service !== level && <span> {service}</span>}
      </td>
      <td data-cell="status">
        <StatusBadge badge={badge} exception={exception?.kind} />
        {invoiceReference && (
          <a href={invoiceHref(reference)} download aria-label={`Invoice ${invoiceReference} as PDF`}>
            {invoiceReference}
          </a>
        )}
      </td>
      <td data-cell="pickup">{formatDate(pickupDate)}</td>
      <td data-cell="eta">{eta ? formatDate(eta) : '–'}</td>
      <td data-cell="cost" data-align="end">
        {formatAud(totalExGstCents)}
      </td>
    </>
  );
}
