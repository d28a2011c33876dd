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
            lead="An address that is typed twice is wrong once. What comes out of our system and what goes in, as a file or by the API, and how to try it before you decide."
          >
            <ButtonLink href="/contact" size="large">
              Ask About Your System
            </ButtonLink>
            <ButtonLink href="/developers" size="large" variant="secondary">
              Read the API
            </ButtonLink>
          </PageHeader>
        </Container>
      </Section>

      <Section tone="paper">
        <Container>
          <DataTable caption="What goes in and out" columns={columns} rows={integrations} onPhones="stack" />
          <S.Note>
            There are no ready-made connectors: your own team, or the maker of your system, connects it by the API.
            Whether that pays depends on how often you book. Ask us, and we tell you when a file would do.
          </S.Note>
        </Container>
      </Section>

      <Section tone="white" aria-labelledby="integration-steps">
        <Container>
          <Split ratio="5/7">
            <div>
              <S.Title id="integration-steps">From test key to live</S.Title>
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
