import { CheckboxField } from '@saltbush/ui';
import { SURROUNDINGS, type Surrounding } from '../tool-address/toolState.ts';
import * as S from './SurroundingToggles.styles.ts';

const NAMES: Record<Surrounding, string> = {
  dock: 'Loading dock',
  car: 'Car space, 5.4 × 2.4 m',
  driveway: 'Driveway, 6 × 3 m',
};

interface SurroundingTogglesProps {
  surroundings: readonly Surrounding[];
  onChange: (surroundings: readonly Surrounding[]) => void;
}

/** Chooses what stands beside the truck besides the person. */
export function SurroundingToggles({ surroundings, onChange }: SurroundingTogglesProps) {
  return (
    <S.List role="group" aria-label="Beside the truck">
      {SURROUNDINGS.map((one) => (
        <CheckboxField
          key={one}
          name={`beside-${one}`}
          label={NAMES[one]}
          checked={surroundings.includes(one)}
          onChange={({ target }) =>
            onChange(SURROUNDINGS.filter((other) => (other === one ? target.checked : surroundings.includes(other))))
          }
        />
      ))}
    </S.List>
  );
}
