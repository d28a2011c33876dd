import { apiHref } from '@saltbush/business-api/api';

/** The address of a saved quote's PDF. */
export function quotePdfHref(token: string): string {
  return apiHref('GET /api/quotes/:token/pdf', { params: { token } });
}
