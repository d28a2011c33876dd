import { apiError } from '@saltbush/calls';
import { formatAud } from '@saltbush/freight';
import { Panel } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import type { Run } from '@saltbush/runs/api';
import { DataTable, keepTogether, PaperPrinter, type PaperPrinterProps } from '@saltbush/ui';
import { failureText } from '../api/failureText.ts';
import { useMay } from '../api/useMay.ts';
import { CancelRun } from './CancelRun.tsx';
import { RunStops } from './RunStops.tsx';
import { isEnded } from './run-words.ts';

const COLUMNS = [
  { key: 'delivery', label: 'Delivery' },
  { key: 'price', label: 'Ex GST', align: 'end' },
] as const;

function whyFailed(error: unknown): string {
  const failed = apiError(error);
  return failed === null ? '' : failureText(failed);
}

/** Everything about a run. */
export function RunView({ run }: { run: Run }) {
  const { deliveries } = run;
  const mayPrint = useMay('labels');
  const mayBook = useMay('book');
  const carried = deliveries.filter((delivery) => !isEnded(delivery)).map(({ reference }) => reference);
  const start: PaperPrinterProps['start'] = async (paper, signal) => {
    const { startPapers } = await import(/* webpackChunkName: "files" */ '../api/papers.ts');
    return startPapers(paper, carried, signal);
  };
  return (
    <F.Areas>
      <F.Main>
        <Panel title="Stops">
          <RunStops run={run} />
        </Panel>
      </F.Main>
      <F.Beside>
        <Panel title="Price">
          <Prices run={run} />
        </Panel>
        {mayPrint && carried.length > 0 && (
          <Panel title="Labels and notes">
            <PaperPrinter count={carried.length} most={carried.length} start={start} whyFailed={whyFailed} />
          </Panel>
        )}
        {mayBook && <CancelRun run={run} />}
      </F.Beside>
    </F.Areas>
  );
}

function Prices({ run: { deliveries, total, booked } }: { run: Run }) {
  const rows = [
    ...deliveries.map((delivery) => ({
      id: delivery.reference,
      delivery: `${delivery.position}. ${delivery.suburb}`,
      price: isEnded(delivery) ? <s>{formatAud(delivery.totalExGstCents)}</s> : formatAud(delivery.totalExGstCents),
    })),
    { id: 'ex', delivery: 'Total ex GST', price: formatAud(total.totalExGstCents) },
    { id: 'gst', delivery: 'GST', price: formatAud(total.gstCents) },
    { id: 'inc', delivery: <b>Total inc GST</b>, price: <b>{formatAud(total.totalIncGstCents)}</b> },
  ];
  const isAnother = total.totalIncGstCents !== booked.totalIncGstCents;
  return (
    <>
      <DataTable caption="What each delivery costs" isCaptionHidden columns={COLUMNS} rows={rows} density="compact" />
      {isAnother && (
        <F.Small>
          {keepTogether(
            `Booked for ${formatAud(booked.totalIncGstCents)} inc GST. What was cancelled, declined or changed since is counted here.`,
          )}
        </F.Small>
      )}
      <F.Small>Each delivery is invoiced with its own line once it is made.</F.Small>
    </>
  );
}
