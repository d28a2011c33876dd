import { addBusinessDays, clockCity, type IsoDate, type Quote, resolvePlace } from '@saltbush/freight';

/** The day a consignment should arrive, by the quote's transit time; null when the quote has none. */
export function expectedDelivery(
  { isMetro, service, transitDays }: Pick<Quote, 'isMetro' | 'service' | 'transitDays'>,
  { delivery, pickupDate }: { delivery: string; pickupDate: IsoDate },
): IsoDate | null {
  if (transitDays !== null) return addBusinessDays(pickupDate, transitDays, clockCity(resolvePlace(delivery)).state);
  return isMetro || service === 'METRO_HOURLY' ? pickupDate : null;
}
