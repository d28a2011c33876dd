import { apiError } from '@saltbush/calls';
import { MOST_CONSIGNMENTS } from '@saltbush/consignments/api';
import { Head } from '@saltbush/portal/Panel.styles';
import { Button, ButtonLink, icons, Notice, PaperPrinter, type PaperPrinterProps, Stack, saveFile } from '@saltbush/ui';
import { type Ref, useId } from 'react';
import { failureText } from '../../api/failureText.ts';
import { useMay } from '../../api/useMay.ts';
import type { FileRow } from '../rows/file-row.ts';
import { countOutcome } from '../rows/row-views.ts';
import * as S from './OutcomePanel.styles.ts';
import { outcomeWords } from './outcomeWords.ts';

interface OutcomePanelProps {
  ref: Ref<HTMLElement>;
  rows: readonly FileRow[];
}

function whyFailed(error: unknown): string {
  const failed = apiError(error);
  return failed === null ? '' : failureText(failed);
}

async function saveResults(rows: readonly FileRow[]): Promise<void> {
  const { resultsText } = await import(/* webpackChunkName: "files" */ './resultsText.ts');
  saveFile(new Blob([resultsText(rows)], { type: 'text/csv;charset=utf-8' }), 'bulk_booking_results.csv');
}

/** What became of the file: how many are booked, a file of it, and the papers of what was booked. It takes the focus. */
export function OutcomePanel({ ref, rows }: OutcomePanelProps) {
  const titleId = useId();
  const mayPrint = useMay('labels');
  const counts = countOutcome(rows);
  const references = rows.flatMap(({ state }) => (state.status === 'booked' && state.isNew ? [state.reference] : []));
  const start: PaperPrinterProps['start'] = async (paper, signal) => {
    const { startPapers } = await import(/* webpackChunkName: "files" */ '../../api/papers.ts');
    return startPapers(paper, references, signal);
  };
  return (
    <S.Outcome ref={ref} tabIndex={-1} aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{outcomeWords(counts)}</h2>
      </Head>
      <Stack gap={2}>
        <Notice tone={counts.rest === 0 ? 'good' : 'info'}>
          <p>
            {counts.rest === 0
              ? 'Every row that you did not leave out is booked.'
              : 'Rows that are not booked stay below: mend or choose them, and book again. Nothing is booked twice.'}
          </p>
        </Notice>
        <S.Acts>
          <Button variant="secondary" size="small" iconBefore={icons.download} onClick={() => void saveResults(rows)}>
            Download the results
          </Button>
          <ButtonLink href="/dashboard/shipments" variant="secondary" size="small" iconBefore={icons.truck}>
            See your shipments
          </ButtonLink>
        </S.Acts>
        {mayPrint && references.length > 0 && (
          <PaperPrinter count={references.length} most={MOST_CONSIGNMENTS} start={start} whyFailed={whyFailed} />
        )}
      </Stack>
    </S.Outcome>
  );
}
