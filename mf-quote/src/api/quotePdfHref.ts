/** Where the PDF of a kept quote is. */
export function quotePdfHref(token: string): string {
  return `/api/quotes/${encodeURIComponent(token)}/pdf`;
}
