import { DRIVER_DOCUMENTS } from '@saltbush/drivers/api';
import { ButtonLink, Card, Container, icons, Notice, PageHeader, Section, Split, Steps } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { expectations, inductionSteps } from './drivers.data.ts';
import * as S from './drivers.styles.ts';
import { DriverFormPlace } from './embed/DriverFormPlace.tsx';

export function DriverInductionPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <PageHeader
            eyebrow="Before your first run"
            title="Driver induction"
            lead="Four steps between the form and the road. The induction itself takes 5-10 minutes."
          >
            <ButtonLink href="#induction" size="large">
              Start the Induction
            </ButtonLink>
            <ButtonLink href={brand.phoneHref} size="large" variant="secondary" iconBefore={icons.phone}>
              {brand.phone}
            </ButtonLink>
          </PageHeader>
        </Container>
      </Section>

      <Section tone="paper" aria-labelledby="induction-steps">
        <Container>
          <Notice tone="warn" title="Induction comes first">
            For safety and compliance it must be completed before you start. Document verification takes 1-2 business
            days.
          </Notice>
          <S.Spaced>
            <Split ratio="5/7">
              <h2 id="induction-steps">Four steps</h2>
              <Steps items={inductionSteps} />
            </Split>
          </S.Spaced>
        </Container>
      </Section>

      <Section tone="white" spacing="half" id="induction" aria-labelledby="induction-title">
        <Container>
          <Split ratio="7/5" align="start">
            <Card isRaised>
              <S.FormTitle id="induction-title">Your induction</S.FormTitle>
              <DriverFormPlace purpose="induction" />
            </Card>
            <S.Aside>
              <S.List>
                <h2>Documents you need</h2>
                <S.Checklist>
                  {Object.values(DRIVER_DOCUMENTS).map((document) => (
                    <li key={document}>{document}</li>
                  ))}
                </S.Checklist>
              </S.List>
              <S.List>
                <h2>What to expect</h2>
                <ul>
                  {expectations.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </S.List>
            </S.Aside>
          </Split>
        </Container>
      </Section>

      <ClosingCall
        id="induction-call"
        title="Stuck on a document?"
        text="Ask before you pay for one: some depend on the vehicle and the work."
      >
        <ButtonLink href="/contact" size="large">
          Contact Us
        </ButtonLink>
        <ButtonLink href="/careers" size="large" variant="secondary">
          Careers
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
