import { MOST_BULK_BYTES } from '@saltbush/bulk-bookings/api';
import { readInWorker } from '@saltbush/rate-sheets';
import type { BulkFileReading } from './bulk-file.ts';

const NOT_CSV = 'Please choose a .csv file. In Excel: File, Save As, CSV UTF-8.';
const TOO_LARGE = 'This file is larger than 2 MB. Leave out columns that are not ours, or split it.';
const TOO_SLOW =
  'This file takes too long to read. Save it from your spreadsheet as CSV again, with our columns only, or split it.';
const UNREADABLE =
  'This file cannot be read. Check that it is still there and not open elsewhere, and choose it again.';

const startWorker = () => new Worker(new URL('./bulk-file.worker.ts', import.meta.url), { name: 'bulk-file' });

const refused = (message: string): BulkFileReading => ({ status: 'refused', message });

async function readHere(file: File): Promise<BulkFileReading> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Loaded on demand: the page needs the parser only when no worker runs.
  const { readBulkBytes } = await import('./readBulkBytes.ts');
  return readBulkBytes(bytes);
}

/** Reads a chosen file of bookings, in a worker if possible. Never rejects. */
export async function readBulkFile(file: File, signal: AbortSignal): Promise<BulkFileReading> {
  if (!/\.csv$/i.test(file.name)) return refused(NOT_CSV);
  if (file.size > MOST_BULK_BYTES) return refused(TOO_LARGE);
  try {
    const read = await readInWorker(file, { start: startWorker, tooSlow: refused(TOO_SLOW), signal });
    return read ?? (await readHere(file));
  } catch {
    return refused(UNREADABLE);
  }
}
