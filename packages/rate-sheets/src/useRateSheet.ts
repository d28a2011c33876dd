import type { RateSheetFile, RateSheetRow } from '@saltbush/business-api/rate-sheets';
import { useRef, useState } from 'react';
import { readRateSheetFile } from './readRateSheetFile.ts';

export type ChosenSheet =
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'refused'; message: string }
  | { status: 'valid'; file: RateSheetFile; rows: RateSheetRow[]; notes: string[] };

export interface RateSheetChoice {
  sheet: ChosenSheet;
  choose: (file: File) => void;
  remove: () => void;
  /** Says what the gateway found wrong with it. */
  refuse: (message: string) => void;
}

/** The rate sheet a visitor chose: the last one, whichever is read first. */
export function useRateSheet(): RateSheetChoice {
  const [sheet, setSheet] = useState<ChosenSheet>({ status: 'none' });
  const latest = useRef(0);

  const choose = async (chosen: File) => {
    latest.current += 1;
    const turn = latest.current;
    setSheet({ status: 'reading' });
    const { reading, file } = await readRateSheetFile(chosen);
    if (turn !== latest.current) return;
    setSheet(
      reading.status === 'valid' ? { status: 'valid', file, rows: reading.rows, notes: reading.notes } : reading,
    );
  };

  return {
    sheet,
    choose: (file) => void choose(file),
    remove: () => {
      latest.current += 1;
      setSheet({ status: 'none' });
    },
    refuse: (message) => setSheet({ status: 'refused', message }),
  };
}
