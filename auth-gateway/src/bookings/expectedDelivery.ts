import { addBusinessDays, clockCity, type IsoDate, type Quote, resolvePlace } from '@saltbush/freight';

/** The day a consignment should arrive, from the quote's transit time; null where the quote names none. */
export function expectedDelivery(
  { isMetro, service, transitDays }: Pick<Quote, 'isMetro' | 'service' | 'transitDays'>,
  { delivery, pickupDate }: { delivery: string; pickupDate: IsoDate },
): IsoDate | null {
  if (transitDays !== null) return addBusinessDays(pickupDate, transitDays, clockCity(resolvePlace(delivery)).state);
  return isMetro || service === 'METRO_HOURLY' ? pickupDate : null;
}
