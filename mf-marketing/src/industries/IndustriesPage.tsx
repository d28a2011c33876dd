import { ButtonLink, Container, icons, PageHeader, Section, StatBand, TextLink } from '@saltbush/ui';
import { claims } from '../claims/claims.data.ts';
import { countedFigures } from '../claims/countedFigures.tsx';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import * as S from './IndustriesPage.styles.ts';
import { industries } from './industries.data.ts';

const figures = countedFigures([claims.industries, claims.support, claims.tracking]);

export function IndustriesPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <PageHeader
            eyebrow="Trade by trade"
            title="Industries we carry for"
            lead="A cafe wants its coffee before seven, a site wants its steel when the crane is free. The freight is the same weight; the job is not."
          >
            <ButtonLink href="/contact" size="large">
              Talk About Your Trade
            </ButtonLink>
          </PageHeader>
        </Container>
      </Section>

      <Section tone="paper" aria-label="Industries">
        <Container>
          <S.List>
            {industries.map(({ name, ships, service, href }) => (
              <S.Industry key={name}>
                <h2>{name}</h2>
                <p>{ships}</p>
                <TextLink href={href} iconAfter={icons.arrowRight}>
                  {service}
                </TextLink>
              </S.Industry>
            ))}
          </S.List>
        </Container>
      </Section>

      <Section tone="ink" spacing="half" aria-label="In figures">
        <Container>
          <StatBand items={figures} />
        </Container>
      </Section>

      <Section tone="paper" spacing="half" aria-labelledby="industries-more">
        <Container>
          <S.More>
            <h2 id="industries-more">What two of them changed, in numbers</h2>
            <TextLink href="/case-studies" iconAfter={icons.arrowRight}>
              Read the case studies
            </TextLink>
          </S.More>
        </Container>
      </Section>

      <ClosingCall
        id="industries-call"
        title="Yours is different? Good."
        text="Tell us what you ship, how it is packed and when it must be there. We tell you which service fits, or that none does."
      >
        <ButtonLink href="/contact" size="large">
          Contact Us
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
