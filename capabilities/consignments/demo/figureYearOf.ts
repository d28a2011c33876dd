import type { IsoDate } from '@saltbush/freight';

/** The year of the latest January to June that is over. */
export const figureYearOf = (today: IsoDate): number => Number(today.slice(0, 4)) - (today.slice(5) < '07' ? 1 : 0);
