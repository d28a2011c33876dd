import { Container, Section } from '@saltbush/ui';
import * as S from './CustomerMarks.styles.ts';
import { MarkStrip } from './MarkStrip.tsx';
import { brands, distributionCentres } from './marks.data.ts';

/** Names that move past. A plain checkbox stops them, so that it works before and without scripts. */
export function CustomerMarks() {
  return (
    <Section tone="paper" spacing="half" aria-labelledby="home-customers">
      <Container>
        <S.Marks>
          <S.Rows>
            <S.Title id="home-customers">Delivered to distribution centres</S.Title>
            <MarkStrip marks={distributionCentres} />
            <S.Title>Carried for brands</S.Title>
            <MarkStrip marks={brands} />
          </S.Rows>
          <S.Foot>
            <S.Small>Names are illustrative.</S.Small>
            <S.Stop>
              <input type="checkbox" data-starts="never" />
              Stop the scrolling
            </S.Stop>
          </S.Foot>
        </S.Marks>
      </Container>
    </Section>
  );
}
