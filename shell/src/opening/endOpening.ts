/** Has the whole page laid out. Call it once its top shows and the browser is idle; see `@saltbush/contract/opening`. */
export function endOpening(): void {
  document.documentElement.removeAttribute('data-opening');
}
