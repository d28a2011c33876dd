import { ButtonLink, Card, Container, Notice, PageHeader, Section, Split, Steps } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { driverMailHref } from './driverMailHref.ts';
import { driverDocuments, expectations, inductionSteps } from './drivers.data.ts';
import * as S from './drivers.styles.ts';

const mailHref = driverMailHref('Driver induction', ['Name', 'Telephone', 'ABN', 'Vehicle', 'When I can start']);

export function DriverInductionPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <Split ratio="7/5" align="start">
            <PageHeader
              eyebrow="Before your first run"
              title="Driver induction"
              lead="Four steps between the application and the road. The induction itself takes 5-10 minutes."
            />
            <Card isRaised>
              <S.CardText>
                <h2>Start here</h2>
                <p>
                  Ring or write to compliance with your name, telephone number, ABN and vehicle. They take you through
                  the induction and tell you how to hand over your documents safely: please do not send licence scans by
                  e-mail.
                </p>
                <ButtonLink href={mailHref} iconBefore="mail" isFullWidth>
                  Write to Compliance
                </ButtonLink>
                <ButtonLink href={brand.phoneHref} variant="secondary" iconBefore="phone" isFullWidth>
                  {brand.phone}
                </ButtonLink>
              </S.CardText>
            </Card>
          </Split>
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

      <Section tone="white" aria-label="Documents and content">
        <Container>
          <Split ratio="7/5">
            <S.List>
              <h2>Documents you need</h2>
              <S.Checklist>
                {driverDocuments.map((document) => (
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
