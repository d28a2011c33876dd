import { formatAud } from '@saltbush/freight';
import { ButtonLink, Container, Section } from '@saltbush/ui';
import { palletLanes } from '../places/lanes.data.ts';
import * as S from './LanePrices.styles.ts';

export function LanePrices() {
  return (
    <Section tone="sand" aria-labelledby="home-lanes">
      <Container>
        <S.Head>
          <h2 id="home-lanes">One pallet out of Sydney, all in</h2>
          <ButtonLink href="/quote?service=ltl" variant="secondary">
            Price your pallets
          </ButtonLink>
        </S.Head>
        <S.Strip>
          {palletLanes.map((lane) => (
            <S.Stop key={lane.city}>
              <S.City>{lane.city}</S.City>
              <S.Price>{formatAud(lane.allInCents)}</S.Price>
              <S.Road>
                {lane.distanceKm.toString().replace(/(\d)(\d{3})$/, '$1,$2')} km,{' '}
                {lane.transitDays === 1 ? '1 day' : `${lane.transitDays} days`}
              </S.Road>
            </S.Stop>
          ))}
        </S.Strip>
        <S.Small>
          1.2 × 1.0 × 1.8 m, up to 1 tonne, including the 22.37% fuel levy and GST. Hobart includes Bass Strait. Transit
          in business days.
        </S.Small>
      </Container>
    </Section>
  );
}
