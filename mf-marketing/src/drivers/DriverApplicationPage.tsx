import { ButtonLink, Card, Container, PageHeader, Section, Split, TextLink } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import { driverMailHref } from './driverMailHref.ts';
import { applicationPoints } from './drivers.data.ts';
import * as S from './drivers.styles.ts';

const mailHref = driverMailHref('Driver application', applicationPoints);

export function DriverApplicationPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <Split ratio="7/5" align="start">
            <PageHeader
              eyebrow="Drive with us"
              title="Driver application"
              lead="Contractors with a van, a rigid or a prime mover: tell us who you are and what you drive. It takes just 2-3 minutes."
            />
            <Card isRaised>
              <S.CardText>
                <h2>Apply</h2>
                <p>
                  The mail opens with the five questions below as a list. Prefer to talk? Ring, and we write it down for
                  you.
                </p>
                <ButtonLink href={mailHref} iconBefore="mail" isFullWidth>
                  Apply by E-mail
                </ButtonLink>
                <ButtonLink href={brand.phoneHref} variant="secondary" iconBefore="phone" isFullWidth>
                  {brand.phone}
                </ButtonLink>
              </S.CardText>
            </Card>
          </Split>
        </Container>
      </Section>

      <Section tone="paper" aria-label="What we ask and what follows">
        <Container>
          <Split ratio="7/5">
            <S.List>
              <h2>What to tell us</h2>
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
                Compliance rings you back, then comes the <TextLink href="/driver-induction">driver induction</TextLink>
                : 5-10 minutes, and your documents are verified in 1-2 business days.
              </p>
              <p>We use what you send to consider your application, and for nothing else.</p>
            </S.CardText>
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
