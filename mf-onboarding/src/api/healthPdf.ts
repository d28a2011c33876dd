import { apiHref } from '@saltbush/business-api/api';
import type { HealthAnswers } from '@saltbush/health-checks/api';

export type HealthPdf = { status: 'made'; file: Blob } | { status: 'failed'; message: string };

const FAILED: HealthPdf = {
  status: 'failed',
  message:
    'The PDF could not be made. Check your connection and try again, or take the text report: it is made on your device.',
};

/**
 * Fetches the result as a PDF. Never rejects. Not an endpoint of the site's API, because its store holds JSON only.
 */
export async function healthPdf(answers: HealthAnswers): Promise<HealthPdf> {
  try {
    const response = await fetch(apiHref('POST /api/health-checks/pdf'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answers),
    });
    return response.ok ? { status: 'made', file: await response.blob() } : FAILED;
  } catch {
    return FAILED;
  }
}
