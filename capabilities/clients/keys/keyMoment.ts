import { formatMoment } from '@saltbush/freight';

/** A moment as mails about keys say it. */
export const keyMoment = (at: Date): string => formatMoment(at.getTime(), 'Australia/Sydney');
