/** `$1,234.50` from whole cents. Uses no locale data, so server and browser agree. */
export function dollars(amountCents: number): string {
  const [whole = '0', cents = '00'] = (amountCents / 100).toFixed(2).split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}
