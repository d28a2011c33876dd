import { ButtonLink, Container, DataTable, PageHeader, Section, Split, Stack, Steps } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { healthSteps, scoreBands } from './health-steps.data.ts';

/** What the freight health check looks at and how its score reads. */
export function HealthCheckPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <PageHeader
            eyebrow="Six steps, a rule-based score"
            title="AI Freight Health Check"
            lead="How you buy freight, scored from 0 to 10, with the savings we would look for first."
          >
            <ButtonLink href="/contact" size="large">
              Get Consultation
            </ButtonLink>
            <ButtonLink href={brand.phoneHref} size="large" variant="secondary" iconBefore="phone">
              {brand.phone}
            </ButtonLink>
          </PageHeader>
        </Container>
      </Section>
      <Section aria-labelledby="looks-at">
        <Container>
          <Split ratio="7/5" align="start">
            <Stack gap={3}>
              <h2 id="looks-at">What it looks at</h2>
              <Steps items={healthSteps} />
            </Stack>
            <Stack gap={3}>
              <h2>How the score reads</h2>
              <DataTable
                caption="Overall score out of 10"
                columns={[
                  { key: 'score', label: 'Score' },
                  { key: 'reading', label: 'Reading' },
                ]}
                rows={scoreBands}
              />
              <p>Each step counts the same. A step left blank counts as its lowest band, and the result says so.</p>
            </Stack>
          </Split>
        </Container>
      </Section>
    </>
  );
}
