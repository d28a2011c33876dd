import { deliveredAtText } from './booking-words.ts';
import type { Pod, PodPicture, PodPlace } from './bookings.ts';

const COORDINATE_DIGITS = 5;

/** `Near Alexandria NSW (-33.90970, 151.19440), accurate to 12 m`. */
export function podPlaceText({ name, latitude, longitude, accuracyM }: PodPlace): string {
  const [south, east] = [latitude, longitude].map((degrees) => degrees.toFixed(COORDINATE_DIGITS));
  const accuracy = accuracyM === null ? '' : `, accurate to ${Math.max(1, Math.round(accuracyM))} m`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} (${south}, ${east})${accuracy}`;
}

/** Who received the freight, when and where, and what else was recorded. */
export function podFacts(pod: Pod): { term: string; detail: string }[] {
  const { receiverName, deliveredAtLocal, zoneAbbreviation, palletsIn, palletsOut, notes, place } = pod;
  return [
    { term: 'Received by', detail: receiverName },
    { term: 'Delivered', detail: deliveredAtText(deliveredAtLocal, zoneAbbreviation) },
    ...(place ? [{ term: 'Recorded', detail: podPlaceText(place) }] : []),
    { term: 'Pallets in', detail: String(palletsIn) },
    { term: 'Pallets out', detail: String(palletsOut) },
    ...(notes ? [{ term: 'Notes', detail: notes }] : []),
  ];
}

/** The pictures of a POD, with captions. */
export function podPictures(pod: Pod): { picture: PodPicture; caption: string; alt: string }[] {
  const { hasSignature, hasPhoto, receiverName } = pod;
  return [
    ...(hasSignature
      ? [{ picture: 'signature' as const, caption: 'Signature', alt: `Signature of ${receiverName}` }]
      : []),
    ...(hasPhoto ? [{ picture: 'photo' as const, caption: 'Photo', alt: 'Photo of the delivered freight' }] : []),
  ];
}
