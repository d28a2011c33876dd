import { Button, Container, Section } from '@saltbush/ui';
import { useState } from 'react';
import * as S from './CustomerMarks.styles.ts';
import { MarkStrip } from './MarkStrip.tsx';
import { brands, distributionCentres } from './marks.data.ts';

export function CustomerMarks() {
  const [isStopped, setIsStopped] = useState(false);
  return (
    <Section tone="paper" spacing="half" aria-labelledby="home-customers">
      <Container>
        <S.Rows>
          <S.Title id="home-customers">Delivered to distribution centres</S.Title>
          <MarkStrip marks={distributionCentres} isStopped={isStopped} />
          <S.Title>Carried for brands</S.Title>
          <MarkStrip marks={brands} isStopped={isStopped} />
        </S.Rows>
        <S.Foot>
          <S.Small>Names are illustrative.</S.Small>
          <S.Control>
            <Button variant="quiet" size="small" onClick={() => setIsStopped(!isStopped)}>
              {isStopped ? 'Scroll the names' : 'Stop the scrolling'}
            </Button>
          </S.Control>
        </S.Foot>
      </Container>
    </Section>
  );
}
