import { ButtonLink, Container, DataTable, PageHeader, Section, Split, Steps } from '@saltbush/ui';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { connectionSteps, integrations } from './integrations.data.ts';
import * as S from './SoftwareIntegrationsPage.styles.ts';

const columns = [
  { key: 'system', label: 'Your system' },
  { key: 'flows', label: 'What flows' },
  { key: 'by', label: 'How' },
];

export function SoftwareIntegrationsPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <PageHeader
            eyebrow="Type it once"
            title="Software integrations"
            lead="An address that is typed twice is wrong once. What comes out of our system as a file today, what goes in, and how we look at a connection to yours."
          >
            <ButtonLink href="/contact" size="large">
              Ask About Your System
            </ButtonLink>
            <ButtonLink href="/transporter-digital" size="large" variant="secondary">
              The Platform
            </ButtonLink>
          </PageHeader>
        </Container>
      </Section>

      <Section tone="paper">
        <Container>
          <DataTable caption="What goes in and out" columns={columns} rows={integrations} onPhones="stack" />
          <S.Note>
            Nothing connects by itself. Whether a connection to your system can be made depends on its version and your
            data: we look at both before we promise anything.
          </S.Note>
        </Container>
      </Section>

      <Section tone="white" aria-labelledby="integration-steps">
        <Container>
          <Split ratio="5/7">
            <div>
              <S.Title id="integration-steps">From first call to live</S.Title>
              <S.Note>
                No system at all? The portal takes a CSV, and the calculator takes a person. Both are a respectable way
                to book freight.
              </S.Note>
            </div>
            <Steps items={connectionSteps} />
          </Split>
        </Container>
      </Section>

      <ClosingCall
        id="integration-call"
        title="How connected are you today?"
        text="The freight health check scores technology and integration, beside five other things."
      >
        <ButtonLink href="/freight-health-check" size="large">
          Start the Health Check
        </ButtonLink>
        <ButtonLink href="/contact" size="large" variant="secondary">
          Contact Us
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
