import { withoutTrailingZeros } from './withoutTrailingZeros.ts';
import { withThousands } from './withThousands.ts';

/**
 * `12345.678` as `12,345.7`: at most `decimals` decimals, without trailing zeros. The same in every locale, so that
 * server and browser agree.
 */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const digits = withoutTrailingZeros(fraction);
  const sign = value < 0 && (Number(whole) > 0 || digits !== '') ? '-' : '';
  return `${sign}${withThousands(whole)}${digits && `.${digits}`}`;
}
