import { apiError } from '@saltbush/calls';
import { PanelSkeleton } from '@saltbush/portal';
import { FRESH } from '../api/fresh.ts';
import { useClientShipmentQuery } from '../api/shipment.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { BookAgain } from '../shipment/BookAgain.tsx';

/** Prices the booking of a template today, and leads to its form, filled in. */
export function TemplateBooking({ shipmentReference }: { shipmentReference: string }) {
  const { currentData, isFetching, refetch, ...query } = useClientShipmentQuery(shipmentReference, FRESH);
  const error = apiError(query.error);
  if (currentData) return <BookAgain shipment={currentData} isAsked />;
  if (!error) return <PanelSkeleton label={`Reading ${shipmentReference}`} rows={2} />;
  return (
    <Trouble
      title="The booking could not be read"
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
