import { apiError } from '@saltbush/calls';
import { MOST_CONSIGNMENTS } from '@saltbush/consignments/api';
import { PaperPrinter, type PaperPrinterProps } from '@saltbush/ui';
import { failureText } from '../api/failureText.ts';

interface DeskPapersProps {
  /** Consignments to print for. */
  count: number;
  /** Their references, read when somebody prints. */
  readReferences: () => readonly string[] | Promise<readonly string[]>;
}

function whyFailed(error: unknown): string {
  const failed = apiError(error);
  return failed === null ? '' : failureText(failed);
}

/** Prints labels or consignment notes of consignments, for staff. What does it is loaded when somebody prints. */
export function DeskPapers({ count, readReferences }: DeskPapersProps) {
  const start: PaperPrinterProps['start'] = async (paper, signal) => {
    const { startPapers } = await import('../api/papers.ts');
    return startPapers(paper, await readReferences(), signal);
  };
  return <PaperPrinter count={count} most={MOST_CONSIGNMENTS} start={start} whyFailed={whyFailed} />;
}
