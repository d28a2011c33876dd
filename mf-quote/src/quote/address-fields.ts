import { parseIsoDate, parseTimeOfDay, type QuoteRequest } from '@saltbush/freight';

/** The longest value in an address, and the longest place that the form accepts. */
export const LONGEST_TEXT = 100;

interface AddressField {
  field: keyof QuoteRequest;
  /** Name of the parameter, mostly the same as the field's. */
  name: string;
  /** Whether the field can show the text. A text that it cannot show would be held invisibly. */
  isReadable: (text: string) => boolean;
}

const isAnyText = () => true;
const isNumber = (text: string) => text.trim() === '' || Number.isFinite(Number(text));
const isTime = (text: string) => parseTimeOfDay(text) !== null;

/** Answers in the form of text, or numbers as typed. */
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
