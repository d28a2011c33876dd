import type { Pictures } from '../store/JobStore.ts';

export interface DeliveryFaults {
  receivedBy?: string;
  signature?: string;
}

const MOST_LETTERS = 80;

/** What a proof of delivery lacks. */
export function deliveryFaults(receivedBy: string, pictures: Pictures): DeliveryFaults {
  const name = receivedBy.trim();
  return {
    ...(name === '' ? { receivedBy: 'Enter the name of who took the freight.' } : {}),
    ...(name.length > MOST_LETTERS ? { receivedBy: `At most ${MOST_LETTERS} letters fit.` } : {}),
    ...(pictures.signature || pictures.photo
      ? {}
      : { signature: 'Let them sign, or take a photo of the freight where it stands.' }),
  };
}
