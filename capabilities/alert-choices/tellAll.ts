import type { AlertParts } from './alert-parts.ts';
import { sendSummaries } from './summary/sendSummaries.ts';
import { tellAnswers } from './tell/tellAnswers.ts';
import { tellInvoices } from './tell/tellInvoices.ts';
import { tellNews } from './tell/tellNews.ts';

/** Tells what happened since the last look, then sends what is due of the summaries: all of it is in them. */
export async function tellAll(parts: AlertParts, at: Date, isStopped: () => boolean): Promise<void> {
  await tellNews(parts, at, isStopped);
  await tellAnswers(parts, at, isStopped);
  await tellInvoices(parts, at, isStopped);
  await sendSummaries(parts, at, isStopped);
}
