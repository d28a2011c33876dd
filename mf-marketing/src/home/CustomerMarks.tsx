import { Container, Section } from '@saltbush/ui';
import * as S from './CustomerMarks.styles.ts';
import { brands, distributionCentres } from './marks.data.ts';

export function CustomerMarks() {
  return (
    <Section tone="paper" aria-labelledby="home-customers">
      <Container>
        <S.Rows>
          <S.Title id="home-customers">Delivered to distribution centres</S.Title>
          <S.Centres>
            {distributionCentres.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </S.Centres>
          <S.Title>Carried for brands</S.Title>
          <S.Brands>
            {brands.map(({ name, look }) => (
              <li key={name} data-look={look}>
                {name}
              </li>
            ))}
          </S.Brands>
        </S.Rows>
        <S.Small>Names are illustrative.</S.Small>
      </Container>
    </Section>
  );
}
