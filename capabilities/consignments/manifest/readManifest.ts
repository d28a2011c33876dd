import { inTurns } from '@saltbush/capability/in-turns';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { DangerousGood } from '../api/dangerous-goods.ts';
import { packagesOf } from '../bookings/packagesOf.ts';
import { addressOf, isCarried, pickupText } from '../labels/freightPaper.ts';
import type { BookingRow, Tables } from '../tables.ts';
import { type CodeRanges, codeRanges } from './codeRanges.ts';
import { type Manifest, type ManifestRow, MOST_IN_MANIFEST } from './manifest.ts';

/** A few milliseconds. */
const ROWS_AT_ONCE = 50;

interface Asked extends Pick<Manifest, 'date' | 'of' | 'name'> {
  /** Leaves the bookings that whoever asks may see. */
  among: (query: Pickups) => Pickups;
  /** Which of those belong in it. */
  isIn?: (row: BookingRow) => boolean;
}

type Pickups = SelectQueryBuilder<Tables, 'bookings', BookingRow>;

const dangerousOf = ({ unNumber, division, packingGroup }: DangerousGood): string =>
  `${unNumber} class ${division}${packingGroup === '' ? '' : ` PG ${packingGroup}`}`;

function rowOf(row: BookingRow, codes: CodeRanges | undefined): ManifestRow {
  const { delivery, dangerousGoods } = row.details;
  return {
    reference: row.reference,
    isAccepted: row.status !== 'requested',
    customerReference: row.customer_reference,
    pickup: pickupText(row),
    receiver: delivery.businessName,
    receiverAddress: addressOf(delivery),
    receiverPhone: `${delivery.contactName}, ${delivery.phone}`,
    packages: packagesOf({ row, numbered: codes?.count ?? 0 }),
    codes: codes?.text ?? '',
    kg: row.declared_kg,
    dangerousGoods: dangerousGoods.map(dangerousOf).join(', '),
    serviceName: row.service_name,
    driver: row.driver ?? '',
    vehicle: row.vehicle ?? '',
  };
}

/** What is to be picked up on a day, by sender, each in the order of pickup times. */
export async function readManifest(
  db: Kysely<Tables>,
  { among, isIn = () => true, ...head }: Asked,
): Promise<Manifest> {
  const { date } = head;
  const found = await among(db.selectFrom('bookings').selectAll('bookings').where('bookings.pickup_date', '=', date))
    .orderBy('bookings.pickup_time')
    .orderBy('bookings.reference')
    .limit(MOST_IN_MANIFEST + 1)
    .execute();
  const rows = found.slice(0, MOST_IN_MANIFEST).filter((row) => isCarried(row) && isIn(row));
  const codes = await codeRanges(
    db,
    rows.map(({ reference }) => reference),
  );
  const senders = new Map<string, Manifest['senders'][number]>();
  await inTurns(
    rows,
    (row) => {
      const { pickup } = row.details;
      const [name, address] = [pickup.businessName, addressOf(pickup)];
      const key = JSON.stringify([name, address].map((text) => text.trim().toLowerCase()));
      const sender = senders.get(key) ?? { name, address, phone: `${pickup.contactName}, ${pickup.phone}`, rows: [] };
      sender.rows.push(rowOf(row, codes.get(row.reference)));
      senders.set(key, sender);
    },
    { atOnce: ROWS_AT_ONCE },
  );
  return { ...head, senders: [...senders.values()], isCut: found.length > MOST_IN_MANIFEST };
}
