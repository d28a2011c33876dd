import { Container, DataTable, PageHeader, Section, Skeleton, Split } from '@saltbush/ui';
import * as S from './HealthCheck.styles.ts';
import { HealthResult } from './HealthResult.tsx';
import { HealthStepForm } from './HealthStepForm.tsx';
import { scoreBands } from './score-bands.data.ts';
import { useArrivalFocus } from './useArrivalFocus.ts';
import { useHealthCheck } from './useHealthCheck.ts';

/** The freight health check: six steps of questions, then a score with advice. */
export function HealthCheckPage() {
  const check = useHealthCheck();
  const { place } = check;
  const heading = useArrivalFocus(place);

  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <PageHeader
            eyebrow="Six steps, a rule-based score"
            title="AI Freight Health Check"
            lead="How you buy freight, scored from 0 to 10, with the savings we would look for first."
          />
        </Container>
      </Section>
      <Section spacing="half" aria-label="Assessment">
        <Container>
          {place === 'restoring' && <Skeleton height="32rem" />}
          {place === 'result' && <HealthResult check={check} heading={heading} />}
          {typeof place === 'number' && (
            <Split ratio="7/5" align="start">
              <HealthStepForm check={check} step={place} heading={heading} />
              <S.Aside aria-labelledby="reads">
                <h2 id="reads">How the score reads</h2>
                <DataTable
                  caption="Overall score out of 10"
                  density="compact"
                  columns={[
                    { key: 'score', label: 'Score' },
                    { key: 'reading', label: 'Reading' },
                  ]}
                  rows={scoreBands}
                />
                <p>
                  Each step counts the same, by fixed rules: no data of yours is looked up. Leave out what you do not
                  know; a step left blank counts at its lowest, and the result says so. Your answers stay in this tab.
                </p>
              </S.Aside>
            </Split>
          )}
        </Container>
      </Section>
    </>
  );
}
