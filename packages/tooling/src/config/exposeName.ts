/** A page is exposed, and exports its component, under its file name: `./src/quote/QuotePage.tsx` is `QuotePage`. */
export function exposeName(page: string): string {
  return page.replace(/^.*\//, '').replace(/\.tsx?$/, '');
}
