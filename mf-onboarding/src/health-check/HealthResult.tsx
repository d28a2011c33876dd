import { healthReading, healthScores } from '@saltbush/health-checks/api';
import { Button, ButtonLink, icons, Notice, Split, Stack, saveFile, TextLink } from '@saltbush/ui';
import { type Ref, useState } from 'react';
import { healthPdf } from '../api/healthPdf.ts';
import { consultationHref } from './consultationHref.ts';
import * as S from './HealthCheck.styles.ts';
import { healthReport, REPORT_NAME } from './healthReport.ts';
import { ScoreFigures } from './ScoreFigures.tsx';
import type { HealthCheck } from './useHealthCheck.ts';

const PDF_NAME = 'freight-health-check-report.pdf';

type Pdf = { status: 'idle' } | { status: 'making' } | { status: 'failed'; message: string };

/** Scores, advice, and ways to save or send them. */
export function HealthResult({ check, heading }: { check: HealthCheck; heading: Ref<HTMLHeadingElement> }) {
  const [pdf, setPdf] = useState<Pdf>({ status: 'idle' });
  const scores = healthScores(check.answers);
  const reading = healthReading(scores);
  const { overallText, analysis, nextSteps, blankCategories } = reading;

  const downloadReport = () => {
    const text = healthReport(check.answers, new Date());
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), REPORT_NAME);
  };
  const downloadPdf = async () => {
    setPdf({ status: 'making' });
    const made = await healthPdf(check.answers);
    if (made.status === 'made') saveFile(made.file, PDF_NAME);
    setPdf(made.status === 'made' ? { status: 'idle' } : made);
  };

  return (
    <Stack gap={6}>
      <Split ratio="5/7" align="start">
        <Stack gap={3}>
          <h2 ref={heading} tabIndex={-1}>
            Your freight health
          </h2>
          <S.Score>
            <strong>{overallText}</strong> out of 10
          </S.Score>
          <S.Analysis>
            <p>{analysis.join(' ')}</p>
            {blankCategories.length > 0 && (
              <Notice>
                Not answered, so counted at the lowest score: {blankCategories.join(', ')}.{' '}
                <TextLink href="?step=1">Go back and answer</TextLink> to see your real score.
              </Notice>
            )}
          </S.Analysis>
          <S.ResultActions>
            <ButtonLink href={consultationHref(scores, reading)} size="large">
              Get Consultation
            </ButtonLink>
            <Button variant="secondary" size="large" iconBefore={icons.download} onClick={downloadReport}>
              Download Report
            </Button>
            <Button
              variant="quiet"
              iconBefore={icons.document}
              busy={pdf.status === 'making'}
              busyLabel="Making the PDF..."
              onClick={() => void downloadPdf()}
            >
              Report as PDF
            </Button>
            <Button variant="quiet" iconBefore={icons.repeat} onClick={check.startOver}>
              Start Over
            </Button>
          </S.ResultActions>
          {pdf.status === 'failed' && (
            <Notice tone="danger" role="alert">
              {pdf.message}
            </Notice>
          )}
        </Stack>
        <ScoreFigures scores={scores} />
      </Split>
      <Stack as="section" gap={2} aria-labelledby="next-steps">
        <h2 id="next-steps">Where to begin</h2>
        <S.NextSteps>
          {nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </S.NextSteps>
      </Stack>
    </Stack>
  );
}
