/** The address of a saved quote's PDF. */
export function quotePdfHref(token: string): string {
  return `/api/quotes/${encodeURIComponent(token)}/pdf`;
}
