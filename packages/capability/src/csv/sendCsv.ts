import type { Response } from 'express';

/** Sends a table as a file with this name, such as `invoices-2026-11-20.csv`. */
export function sendCsv(response: Response, { name, text }: { name: string; text: string }): void {
  response
    .set({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}"`,
    })
    .send(text);
}
