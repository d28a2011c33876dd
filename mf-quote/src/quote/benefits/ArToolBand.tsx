import { ButtonLink, Container, icons, keepTogether, Section } from '@saltbush/ui';
import * as S from './benefits.styles.ts';

/** Links to the truck size tool. */
export function ArToolBand() {
  return (
    <Section tone="ink" spacing="half" aria-labelledby="ar-tool" data-print="hide">
      <Container>
        <S.Band>
          <div>
            <h2 id="ar-tool">Will the truck fit your dock?</h2>
            <p>
              {keepTogether(
                'See six trucks to scale beside a person of 1.8 m, with the length, width and height of each.',
              )}
            </p>
          </div>
          <ButtonLink href="/ar-truck-tool" size="large" iconBefore={icons.truck}>
            Augmented Reality tool
          </ButtonLink>
        </S.Band>
      </Container>
    </Section>
  );
}
