import type { ArVehicle } from '@saltbush/freight';
import { Button, Notice } from '@saltbush/ui';
import { formatSize } from '../units/units.ts';
import * as S from './FitResult.styles.ts';
import { lackWords, spareWords } from './fitWords.ts';
import { biggestFitting, type VehicleFit } from './siteFit.ts';

interface FitResultProps {
  vehicle: ArVehicle | null;
  /** Smallest first. */
  fits: readonly VehicleFit[];
  onChoose: (id: string) => void;
}

const sentence = (words: readonly string[]): string => {
  const text = words.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

function ChosenTruck({ fit: { vehicle, nominal, road } }: { fit: VehicleFit }) {
  if (nominal.status === 'unmeasured') return null;
  const onRoad = lackWords(road);
  if (nominal.status === 'does-not-fit') {
    return (
      <Notice tone="danger" title={`${vehicle.name} does not fit`}>
        <p>{sentence(lackWords(nominal))}</p>
      </Notice>
    );
  }
  return (
    <Notice tone={onRoad.length > 0 ? 'warn' : 'good'} title={`${vehicle.name} fits by its nominal figures`}>
      <p>{sentence(spareWords(nominal))}</p>
      {onRoad.length > 0 ? (
        <p>
          On the road, cab and mirrors included, it measures up to {formatSize(vehicle.road)}: {onRoad.join(', ')}.
        </p>
      ) : (
        <p>It fits as it drives on the road, too: up to {formatSize(vehicle.road)}, cab and mirrors included.</p>
      )}
    </Notice>
  );
}

/** Whether the chosen truck fits, and the biggest truck that does. */
export function FitResult({ vehicle, fits, onChoose }: FitResultProps) {
  const chosen = fits.find((fit) => fit.vehicle.id === vehicle?.id);
  const isMeasured = fits.some(({ nominal }) => nominal.status !== 'unmeasured');
  const biggest = biggestFitting(fits, 'nominal');
  const biggestOnRoad = biggestFitting(fits, 'road');
  return (
    <S.Result>
      <S.Words role="status">
        {!isMeasured && (
          <Notice>
            <p>Enter at least one measure to see which trucks fit, and by how much.</p>
          </Notice>
        )}
        {chosen && <ChosenTruck fit={chosen} />}
        {isMeasured && (
          <p>
            Biggest truck that fits: <strong>{biggest ? biggest.name : 'none of the six'}</strong>
            {biggest && ` (${formatSize(biggest)}, ${biggest.pallets} pallets)`}.
            {biggest && biggestOnRoad?.id !== biggest.id && (
              <> As it drives on the road: {biggestOnRoad ? biggestOnRoad.name : 'none of the six'}.</>
            )}{' '}
            Turning room is not included: ask us about tight corners.
          </p>
        )}
      </S.Words>
      {biggest && biggest.id !== vehicle?.id && (
        <Button variant="secondary" onClick={() => onChoose(biggest.id)}>
          Choose {biggest.name}
        </Button>
      )}
    </S.Result>
  );
}
