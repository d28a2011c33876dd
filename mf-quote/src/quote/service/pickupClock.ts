import { type City, clockCity, type QuoteRequest, resolvePlace } from '@saltbush/freight';

/** The city whose clock decides cut-offs and dates. */
export const pickupClock = ({ pickup }: Pick<QuoteRequest, 'pickup'>): City => clockCity(resolvePlace(pickup));
