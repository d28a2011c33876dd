import { type ArVehicle, weightText } from '@saltbush/freight';
import { FactList } from '@saltbush/ui';
import { formatMetres, formatSize } from '../units/units.ts';
import * as S from './VehicleFacts.styles.ts';

const NOMINAL = 'Nominal; legal payload is confirmed at booking.';
const NONE = '–';

/** The dimensions panel. */
export function VehicleFacts({ vehicle }: { vehicle: ArVehicle | null }) {
  return (
    <div>
      <FactList
        aria-label="Dimensions"
        align="end"
        rows={[
          { term: 'Length', detail: vehicle ? formatMetres(vehicle.lengthM) : NONE },
          { term: 'Width', detail: vehicle ? formatMetres(vehicle.widthM) : NONE },
          { term: 'Height', detail: vehicle ? formatMetres(vehicle.heightM) : NONE },
          { term: 'Capacity', detail: vehicle ? weightText(vehicle.capacityKg) : NONE },
          { term: 'Pallets', detail: vehicle ? vehicle.pallets : NONE },
        ]}
      />
      {vehicle && (
        <S.Note>
          {vehicle.caption ?? NOMINAL} On the road, cab and mirrors included, it measures up to{' '}
          {formatSize(vehicle.road)}.
          {vehicle.bookedPallets !== vehicle.pallets &&
            ` Prices and bookings count ${vehicle.bookedPallets} standard pallets on its floor.`}
        </S.Note>
      )}
    </div>
  );
}
