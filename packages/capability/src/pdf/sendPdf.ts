import type { Response } from 'express';
import { PDF_POLICY } from './pdf-policy.ts';

/** Sends a PDF for display, with a file name for saving it, such as `INV-2026-00045.pdf`. */
export function sendPdf(response: Response, { name, content }: { name: string; content: Buffer }): void {
  response
    .set({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'content-security-policy': PDF_POLICY,
    })
    .send(content);
}
