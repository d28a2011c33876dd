import {
  MAX_RATE_SHEET_BYTES,
  RATE_SHEET_NOT_CSV,
  RATE_SHEET_TOO_LARGE,
  RATE_SHEET_TOO_SLOW,
} from '@saltbush/business-api/rate-sheet-format';
import type { SheetSummary } from './rate-sheet-reading.ts';
import { readInWorker } from './readInWorker.ts';

const UNREADABLE =
  'This file cannot be read. Check that it is still there and not open elsewhere, and choose it again.';

interface Reading {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const startWorker = () => new Worker(new URL('./rate-sheet.worker.ts', import.meta.url), { name: 'rate-sheet' });
const TOO_SLOW: SheetSummary = { status: 'refused', message: RATE_SHEET_TOO_SLOW };

async function readHere(file: File, { onProgress, signal }: Reading): Promise<SheetSummary> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Loaded on demand: the page needs the parser only when no worker runs.
  const { readSheetBytes } = await import('./readSheetBytes.ts');
  return readSheetBytes(bytes, { onProgress: (share) => signal.aborted || onProgress(share), pausing: true });
}

/** Reads a chosen file by the gateway's rules, in a worker if possible. Never rejects. */
export async function readRateSheetFile(file: File, reading: Reading): Promise<SheetSummary> {
  if (!/\.csv$/i.test(file.name)) return { status: 'refused', message: RATE_SHEET_NOT_CSV };
  if (file.size > MAX_RATE_SHEET_BYTES) return { status: 'refused', message: RATE_SHEET_TOO_LARGE };
  try {
    return (
      (await readInWorker(file, { ...reading, start: startWorker, tooSlow: TOO_SLOW })) ??
      (await readHere(file, reading))
    );
  } catch {
    return { status: 'refused', message: UNREADABLE };
  }
}
