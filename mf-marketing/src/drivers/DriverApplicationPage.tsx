import { ButtonLink, Card, Container, icons, PageHeader, Section, Split, TextLink } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import { applicationPoints } from './drivers.data.ts';
import * as S from './drivers.styles.ts';
import { DriverFormPlace } from './embed/DriverFormPlace.tsx';

export function DriverApplicationPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <PageHeader
            eyebrow="Drive with us"
            title="Driver application"
            lead="Contractors with a van, a rigid or a prime mover: tell us who you are and what you drive. It takes just 2-3 minutes."
          >
            <ButtonLink href="#apply" size="large">
              Apply Now
            </ButtonLink>
            <ButtonLink href={brand.phoneHref} size="large" variant="secondary" iconBefore={icons.phone}>
              {brand.phone}
            </ButtonLink>
          </PageHeader>
        </Container>
      </Section>

      <Section tone="paper" spacing="half" id="apply" aria-labelledby="apply-title">
        <Container>
          <Split ratio="7/5" align="start">
            <Card isRaised>
              <S.FormTitle id="apply-title">Apply</S.FormTitle>
              <DriverFormPlace purpose="application" />
            </Card>
            <S.Aside>
              <S.List>
                <h2>Have at hand</h2>
                <ul>
                  {applicationPoints.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </S.List>
              <S.CardText>
                <ScenePicture name="taxi" ratio="16 / 10" sizes="(min-width: 1024px) 440px, 100vw" />
                <h2>What follows</h2>
                <p>
                  You get a reference and a private page that shows where your application stands. Documents are
                  verified in 1-2 business days; then comes the{' '}
                  <TextLink href="/driver-induction">driver induction</TextLink>.
                </p>
              </S.CardText>
            </S.Aside>
          </Split>
        </Container>
      </Section>

      <ClosingCall
        id="application-call"
        title="Not sure your vehicle fits?"
        text="From half a tonne to a B-double there is work. Ask which lanes and rounds are short of a driver."
      >
        <ButtonLink href="/contact" size="large">
          Contact Our Team
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
