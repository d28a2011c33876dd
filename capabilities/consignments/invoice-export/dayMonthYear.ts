import type { IsoDate } from '@saltbush/freight';

/** `2026-11-20` as `20/11/2026`, as Australian programs read dates. */
export const dayMonthYear = (day: IsoDate): string => day.split('-').reverse().join('/');
