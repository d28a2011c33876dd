import { type ArVehicle, arVehicles } from '@saltbush/freight';
import { Container, NumberField, Section } from '@saltbush/ui';
import type { SiteAnswers } from '../tool-address/toolState.ts';
import { FitResult } from './FitResult.tsx';
import * as S from './FitSection.styles.ts';
import { FitTable } from './FitTable.tsx';
import { MOST_METRES, MOST_PALLETS, readSite } from './readSite.ts';
import type { Limit } from './siteFit.ts';
import { vehicleFit } from './siteFit.ts';

interface FitSectionProps {
  vehicle: ArVehicle | null;
  answers: SiteAnswers;
  onChange: (answers: SiteAnswers) => void;
  onChoose: (id: string) => void;
}

const METRES: readonly { limit: Exclude<Limit, 'pallets'>; label: string; help: string }[] = [
  { limit: 'gateM', label: 'Gate width', help: 'The narrowest place on the way in.' },
  { limit: 'drivewayM', label: 'Driveway length', help: 'From the kerb to where the truck has to stop.' },
  { limit: 'heightM', label: 'Height limit', help: 'The lowest branch, cable, canopy or door.' },
];

/** A form for the visitor's site, and how the trucks compare with it. */
export function FitSection({ vehicle, answers, onChange, onChoose }: FitSectionProps) {
  const { site, errors } = readSite(answers);
  const fits = arVehicles().map((one) => vehicleFit(one, site));
  const answer = (limit: Limit) => ({
    name: limit,
    value: answers[limit],
    error: errors[limit],
    min: 0,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...answers, [limit]: target.value }),
  });
  return (
    <Section aria-labelledby="fit">
      <Container>
        <S.Layout>
          <S.Measures>
            <h2 id="fit">Does it fit?</h2>
            <p>Enter what you know of your site. Whatever you leave out is not checked.</p>
            {METRES.map(({ limit, label, help }) => (
              <NumberField key={limit} {...answer(limit)} {...{ label, help }} unit="m" step="0.01" max={MOST_METRES} />
            ))}
            <NumberField {...answer('pallets')} label="Pallets" help="On the truck at one time." max={MOST_PALLETS} />
          </S.Measures>
          <S.Answers>
            <FitResult vehicle={vehicle} fits={fits} onChoose={onChoose} />
            <FitTable fits={fits} />
          </S.Answers>
        </S.Layout>
      </Container>
    </Section>
  );
}
