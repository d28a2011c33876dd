import { apiError } from '@saltbush/calls';
import { LICENCE_CLASSES } from '@saltbush/drivers/api';
import type { DeskVehicleDetail } from '@saltbush/fleet/api';
import { DEPOTS, formatNumber, vehicleById } from '@saltbush/freight';
import { Badge, Button } from '@saltbush/ui';
import { useState } from 'react';
import { useRetireVehicleMutation } from '../api/retireVehicle.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { FactCard } from '../sheet/FactCard.tsx';
import { NoteActs } from '../sheet/NoteActs.tsx';
import * as S from '../sheet/Sheet.styles.ts';
import { Trail } from '../sheet/Trail.tsx';
import { ChangeVehicle } from './ChangeVehicle.tsx';
import { VEHICLE_ACTS } from './vehicle-acts.data.ts';
import { vehicleTrail } from './vehicleTrail.ts';

interface VehicleSheetProps {
  detail: DeskVehicleDetail;
  refetch: () => unknown;
}

/** A vehicle as staff keep it. */
export function VehicleSheet({ detail: vehicle, refetch }: VehicleSheetProps) {
  const { reference, registration, vehicleId, capacityKg, pallets, licenceClass, depot, isActive, version } = vehicle;
  const [retire] = useRetireVehicleMutation();
  const [isChanging, setIsChanging] = useState(false);
  const facts = vehicleTrail(vehicle.trail);
  const standing = isActive ? 'In service' : 'Retired';

  return (
    <S.Layout>
      <S.Summary aria-label="How it stands">
        <S.Badges>
          <Badge tone={isActive ? 'good' : 'neutral'}>{standing}</Badge>
        </S.Badges>
        <dl>
          <div>
            <dt>Class</dt>
            <dd>{vehicleById(vehicleId).name}</dd>
          </div>
          <div>
            <dt>Depot</dt>
            <dd>{DEPOTS.find(({ id }) => id === depot)?.name ?? depot}</dd>
          </div>
          <div>
            <dt>Reference</dt>
            <dd>{reference}</dd>
          </div>
        </dl>
      </S.Summary>
      <S.Work>
        <DeskCard heading="What next" print="hide">
          {!isActive && <p>It is not offered on the board. What it carried still names it.</p>}
          <NoteActs
            acts={VEHICLE_ACTS}
            possible={[isActive ? 'retire' : 'return']}
            target={{ thing: 'vehicle', reference: registration, version, standing }}
            facts={facts}
            longestNote={200}
            isQuiet
            send={async (act, note, seen) =>
              apiError(
                (await retire({ reference, standing: { version: seen, isActive: act === 'return', note } })).error,
              )
            }
            refetch={refetch}
            first={
              <Button size="small" aria-expanded={isChanging} onClick={() => setIsChanging(true)}>
                Change
              </Button>
            }
          />
          {isChanging && (
            <ChangeVehicle {...{ vehicle, facts, standing, refetch }} onClose={() => setIsChanging(false)} />
          )}
        </DeskCard>
      </S.Work>
      <S.Facts>
        <FactCard
          heading="What it may carry"
          facts={[
            { term: 'Capacity', detail: `${formatNumber(capacityKg)} kg` },
            { term: 'Pallets', detail: String(pallets) },
            { term: 'Licence it needs', detail: LICENCE_CLASSES[licenceClass] },
          ]}
        />
      </S.Facts>
      <S.Past>
        <Trail facts={facts} />
      </S.Past>
    </S.Layout>
  );
}
