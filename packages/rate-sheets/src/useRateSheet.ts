import { useRef, useState } from 'react';
import type { SheetSummary } from './rate-sheet-reading.ts';
import { readRateSheetFile } from './readRateSheetFile.ts';

export type ValidSheet = Extract<SheetSummary, { status: 'valid' }> & { file: File };

export type ChosenSheet =
  | { status: 'none' }
  /** `share` of the file read so far, from 0 to 1. */
  | { status: 'reading'; name: string; share: number }
  | { status: 'refused'; message: string }
  | ValidSheet;

export interface RateSheetChoice {
  sheet: ChosenSheet;
  choose: (file: File) => void;
  remove: () => void;
  /** Shows the gateway's error at the sheet. */
  refuse: (message: string) => void;
}

/** State of the chosen rate sheet. The last choice counts, even if an earlier one is read later. */
export function useRateSheet(): RateSheetChoice {
  const [sheet, setSheet] = useState<ChosenSheet>({ status: 'none' });
  const latest = useRef(new AbortController());

  const startAnew = (): AbortSignal => {
    latest.current.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  };

  const choose = async (file: File) => {
    const signal = startAnew();
    const { name } = file;
    setSheet({ status: 'reading', name, share: 0 });
    const onProgress = (share: number) => setSheet({ status: 'reading', name, share });
    const summary = await readRateSheetFile(file, { onProgress, signal });
    if (signal.aborted) return;
    setSheet(summary.status === 'valid' ? { ...summary, file } : summary);
  };

  return {
    sheet,
    choose: (file) => void choose(file),
    remove: () => {
      startAnew();
      setSheet({ status: 'none' });
    },
    refuse: (message) => setSheet({ status: 'refused', message }),
  };
}
