import type { ArVehicle } from '@saltbush/freight';
import { VEHICLE_USDZ } from '../models/models.data.ts';
import { pictureOf } from './pictureOf.ts';
import * as S from './QuickLook.styles.ts';

/** Opens the model at true size in iOS's viewer. iOS requires a link that contains one image and nothing else. */
export function QuickLook({ vehicle }: { vehicle: ArVehicle }) {
  return (
    <S.Frame>
      <S.Link rel="ar" href={`${VEHICLE_USDZ[vehicle.id]}#allowsContentScaling=0`}>
        <img src={pictureOf(vehicle)} alt={`Place ${vehicle.name} here at full size`} width={320} height={96} />
      </S.Link>
      <p>Place it here at full size</p>
    </S.Frame>
  );
}
