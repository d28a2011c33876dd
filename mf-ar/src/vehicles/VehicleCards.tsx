import { type ArVehicle, arVehicles, weightText } from '@saltbush/freight';
import { RadioCards } from '@saltbush/ui';
import * as Outline from '../side-view/outline.styles.ts';
import { PersonOutline } from '../side-view/PersonOutline.tsx';
import { VehicleOutline } from '../side-view/VehicleOutline.tsx';
import { formatSize } from '../units/units.ts';
import * as S from './VehicleCards.styles.ts';

const WIDTH_M = 21.4;
const HEIGHT_M = 5;
const GROUND_Y = 4.8;
const PERSON_AHEAD_M = 1.1;

function CardPicture({ vehicle }: { vehicle: ArVehicle }) {
  return (
    <Outline.Drawing viewBox={`0 0 ${WIDTH_M} ${HEIGHT_M}`} aria-hidden>
      <Outline.Ground x1={0} y1={GROUND_Y} x2={WIDTH_M} y2={GROUND_Y} />
      <VehicleOutline vehicle={vehicle} frontX={vehicle.lengthM + 0.2} groundY={GROUND_Y} />
      <PersonOutline x={vehicle.lengthM + 0.2 + PERSON_AHEAD_M} groundY={GROUND_Y} />
    </Outline.Drawing>
  );
}

interface VehicleCardsProps {
  vehicleId: string | null;
  onChoose: (id: string) => void;
}

/** The six vehicles on one scale, each a card to choose. */
export function VehicleCards({ vehicleId, onChoose }: VehicleCardsProps) {
  return (
    <RadioCards
      label="Choose a truck"
      help="Nominal figures: length × width × height."
      name="vehicle-card"
      min="19rem"
      value={vehicleId ?? ''}
      onChange={({ target }) => onChoose(target.value)}
      options={arVehicles().map((vehicle) => ({
        value: vehicle.id,
        label: vehicle.name,
        detail: `${vehicle.pallets} pallets`,
        description: (
          <S.Description>
            <CardPicture vehicle={vehicle} />
            <S.Figures>
              <span>{formatSize(vehicle)}</span>
              <span>{weightText(vehicle.capacityKg)}</span>
            </S.Figures>
          </S.Description>
        ),
      }))}
    />
  );
}
