import { csvText } from '@saltbush/capability/csv';
import type { Manifest, ManifestRow } from './manifest.ts';

interface Line extends ManifestRow {
  sender: string;
  pickupAddress: string;
  date: string;
}

const COLUMNS: Record<string, (line: Line) => string> = {
  Consignment: ({ reference }) => reference,
  Accepted: ({ isAccepted }) => (isAccepted ? 'Yes' : 'No'),
  'Pickup day': ({ date }) => date,
  Pickup: ({ pickup }) => pickup,
  Sender: ({ sender }) => sender,
  'Pickup address': ({ pickupAddress }) => pickupAddress,
  Receiver: ({ receiver }) => receiver,
  'Delivery address': ({ receiverAddress }) => receiverAddress,
  'Receiver contact': ({ receiverPhone }) => receiverPhone,
  Packages: ({ packages }) => String(packages),
  'Package numbers': ({ codes }) => codes,
  'Weight kg': ({ kg }) => (kg > 0 ? String(kg) : ''),
  'Dangerous goods': ({ dangerousGoods }) => dangerousGoods,
  Service: ({ serviceName }) => serviceName,
  'Sender reference': ({ customerReference }) => customerReference,
  Driver: ({ driver }) => driver,
  Vehicle: ({ vehicle }) => vehicle,
};

/** A manifest as CSV, a line for each consignment. A day without pickups has the headings alone. */
export function manifestCsv({ date, senders }: Manifest): Promise<string> {
  const lines = senders.flatMap(({ name, address, rows }) =>
    rows.map((row) => ({ ...row, date, sender: name, pickupAddress: address })),
  );
  return csvText(COLUMNS, lines);
}
