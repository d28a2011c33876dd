import type { House } from '@saltbush/capability';
import { type GroundTables, type Queries, withTables } from '@saltbush/capability/database';
import type { Kysely } from 'kysely';
import type { PodPicture, PodPlace } from '../api/bookings.ts';
import { lockBooking } from '../bookings/changeBooking.ts';
import { localMinute } from '../bookings/localMinute.ts';
import { moveWithin } from '../bookings/moveBooking.ts';
import { storePodPicture } from '../bookings/podPictures.ts';
import { podWithin } from '../bookings/recordPod.ts';
import type { BookingRow, ConsignmentTables, Tables } from '../tables.ts';
import { tellPosition } from './tellPosition.ts';

interface Happened {
  /** When it happened, by the driver. */
  at: Date;
  /** Who did it, as the trail names them. */
  actor: string;
}

type Given = Queries<GroundTables>;
const own = withTables<ConsignmentTables>;

/** What whoever carries freight does with it. All but the picture takes part in the caller's transaction. */
export interface FreightToCarry {
  /** @throws Refusal `status-not-possible` unless it is allocated. */
  pickUp: (transaction: Given, reference: string, happened: Happened) => Promise<void>;
  /** Delivers what was picked up, with its proof. @throws Refusal `status-not-possible`. */
  deliver: (
    transaction: Given,
    reference: string,
    delivery: Happened & { receiverName: string; place: PodPlace | null },
  ) => Promise<void>;
  /** Keeps a picture with the proof of a delivery, once. @throws Refusal `pod-missing`, `too-many-pictures`, `wrong-media-type`. */
  keepPicture: (reference: string, picture: { kind: PodPicture; content: Buffer; actor: string }) => Promise<void>;
  /** @see tellPosition */
  tellPosition: (transaction: Given, reference: string, now: Date) => Promise<void>;
}

/** A driver takes a few of each kind again; a link that was stolen fills no disk. */
const MOST_PICTURES = 20;
const STEP = { note: '' } as const;

export function freightToCarry(house: House): FreightToCarry {
  const { database, links, now, publicUrl } = house;
  const context = { links, publicUrl };

  async function locked(transaction: Kysely<Tables>, reference: string): Promise<BookingRow> {
    const row = await lockBooking(transaction, 'reference', reference);
    if (row === null) throw new TypeError(`There is no booking ${reference}. Look for it first.`);
    return row;
  }

  return {
    async pickUp(given, reference, { at: pickedUpAt, actor }) {
      const transaction = own(given);
      const row = await locked(transaction, reference);
      const input = { ...STEP, version: row.version, status: 'picked_up' } as const;
      await moveWithin(transaction, row, input, { actor, at: now(), context, pickedUpAt });
    },
    async deliver(given, reference, { at: deliveredAt, actor, receiverName, place }) {
      const transaction = own(given);
      const acting = { actor, at: now(), context };
      let row = await locked(transaction, reference);
      if (row.status === 'picked_up' || row.status === 'in_transit') {
        const input = { ...STEP, version: row.version, status: 'out_for_delivery' } as const;
        row = await moveWithin(transaction, row, input, acting);
      }
      const { local: deliveredAtLocal, zoneAbbreviation } = localMinute(row.delivery_suburb, deliveredAt);
      const told = { receiverName, palletsIn: 0, palletsOut: 0, notes: '' };
      await podWithin(transaction, row, { ...told, deliveredAt, deliveredAtLocal, zoneAbbreviation, place }, acting);
    },
    async keepPicture(reference, { kind, content, actor }) {
      const db = own(database.db);
      await storePodPicture(reference, { kind, content }, actor, { database: { db }, now }, MOST_PICTURES);
    },
    tellPosition: (transaction, reference, at) => tellPosition(own(transaction), reference, at),
  };
}
