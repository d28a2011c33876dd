import { ToolingError } from '../errors.ts';

const UNITS: Record<string, number> = { ms: 1, s: 1_000 };

/** A time such as `5s` or `800ms`, in milliseconds. @throws ToolingError `usage` */
export function duration(option: string, text: string): number {
  const [, number = '', unit = ''] = /^(\d{1,5})(ms|s)$/.exec(text) ?? [];
  const factor = UNITS[unit];
  if (factor !== undefined) return Number(number) * factor;
  throw new ToolingError(`--${option} is "${text}". Write a time such as 5s or 800ms.`, { code: 'usage' });
}
