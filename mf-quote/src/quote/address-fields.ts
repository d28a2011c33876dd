import { parseIsoDate, parseTimeOfDay, type QuoteRequest } from '@saltbush/freight';

/** Longest answer an address carries, and longest place the form takes. */
export const LONGEST_TEXT = 100;

interface AddressField {
  field: keyof QuoteRequest;
  /** What the address calls it: mostly as the field is called. */
  name: string;
  /** Whether the field can show the text. What it cannot show would be held unseen. */
  isReadable: (text: string) => boolean;
}

const isAnyText = () => true;
const isNumber = (text: string) => text.trim() === '' || Number.isFinite(Number(text));
const isTime = (text: string) => parseTimeOfDay(text) !== null;

/** Answers that are text, or numbers as typed. */
export const ADDRESS_TEXTS = [
  { field: 'pickup', name: 'pickup', isReadable: isAnyText },
  { field: 'delivery', name: 'delivery', isReadable: isAnyText },
  { field: 'palletCount', name: 'pallets', isReadable: isNumber },
  { field: 'lengthCm', name: 'lengthCm', isReadable: isNumber },
  { field: 'widthCm', name: 'widthCm', isReadable: isNumber },
  { field: 'heightCm', name: 'heightCm', isReadable: isNumber },
  { field: 'weightKg', name: 'weightKg', isReadable: isNumber },
  { field: 'hours', name: 'hours', isReadable: isNumber },
  { field: 'pickupDate', name: 'pickupDate', isReadable: (text) => parseIsoDate(text) !== null },
  { field: 'pickupTime', name: 'pickupTime', isReadable: isTime },
  { field: 'deliveryTime', name: 'deliveryTime', isReadable: isTime },
] as const satisfies readonly AddressField[];
