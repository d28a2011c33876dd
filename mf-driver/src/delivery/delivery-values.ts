import { RECEIVED_BY_LENGTH } from '@saltbush/positions/api';
import type { Pictures } from '../store/JobStore.ts';

export interface DeliveryFaults {
  receivedBy?: string;
  signature?: string;
}

/** What a proof of delivery lacks. */
export function deliveryFaults(receivedBy: string, pictures: Pictures): DeliveryFaults {
  const name = receivedBy.trim();
  return {
    ...(name === '' ? { receivedBy: 'Enter the name of who took the freight.' } : {}),
    ...(name.length > RECEIVED_BY_LENGTH ? { receivedBy: `At most ${RECEIVED_BY_LENGTH} letters fit.` } : {}),
    ...(pictures.signature || pictures.photo
      ? {}
      : { signature: 'Let them sign, or take a photo of the freight where it stands.' }),
  };
}
