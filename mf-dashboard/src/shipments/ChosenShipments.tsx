import { apiError } from '@saltbush/calls';
import { MOST_CONSIGNMENTS } from '@saltbush/consignments/api';
import { formatNumber } from '@saltbush/freight';
import { Button, Notice, PaperPrinter, type PaperPrinterProps } from '@saltbush/ui';
import { useState } from 'react';
import { failureText } from '../api/failureText.ts';
import * as S from './ChosenShipments.styles.ts';
import type { ListAddress } from './listAddress.ts';

function whyFailed(error: unknown): string {
  const failed = apiError(error);
  return failed === null ? '' : failureText(failed);
}

interface ChosenShipmentsProps {
  wanted: ListAddress;
  /** Shipments in the list. */
  total: number;
  chosen: ReadonlySet<string>;
  /** Chooses these and no others. */
  onChoose: (references: readonly string[]) => void;
}

/** What may be done with the chosen shipments: printing their labels and consignment notes, which is loaded then. */
export function ChosenShipments({ wanted, total, chosen, onChoose }: ChosenShipmentsProps) {
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const chooseAll = async () => {
    setIsReading(true);
    setFailure(null);
    try {
      const { referencesOf } = await import(/* webpackChunkName: "files" */ '../api/papers.ts');
      onChoose(await referencesOf(wanted, MOST_CONSIGNMENTS));
    } catch (error) {
      setFailure(whyFailed(error));
    } finally {
      setIsReading(false);
    }
  };
  const start: PaperPrinterProps['start'] = async (paper, signal) => {
    const { startPapers } = await import(/* webpackChunkName: "files" */ '../api/papers.ts');
    return startPapers(paper, [...chosen], signal);
  };
  const all = Math.min(total, MOST_CONSIGNMENTS);
  return (
    <S.Bar role="group" aria-label="Chosen shipments" data-some={chosen.size > 0 ? '' : undefined} data-print="hide">
      <S.Row>
        <p role="status">{chosen.size > 0 && `${formatNumber(chosen.size)} chosen`}</p>
        {chosen.size < all && (
          <Button size="small" variant="quiet" busy={isReading} busyLabel="Reading" onClick={() => void chooseAll()}>
            {all === total
              ? `Choose all ${formatNumber(all)} to print`
              : `Choose the first ${formatNumber(all)} to print`}
          </Button>
        )}
        {chosen.size > 0 && (
          <Button size="small" variant="quiet" onClick={() => onChoose([])}>
            Choose none
          </Button>
        )}
      </S.Row>
      {failure !== null && (
        <Notice tone="danger" title="The shipments could not be read" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      {chosen.size > 0 && (
        <PaperPrinter count={chosen.size} most={MOST_CONSIGNMENTS} start={start} whyFailed={whyFailed} />
      )}
    </S.Bar>
  );
}
