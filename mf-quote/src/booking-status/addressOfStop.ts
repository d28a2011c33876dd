import { ADDRESS_LENGTHS, type AddressFields } from '@saltbush/addresses/api';
import type { BookingStop } from '@saltbush/consignments/api';

const ENDS_WITH_POSTCODE = /\s(\d{4})$/;
const ENDS_WITH_STATE = /\s(nsw|vic|qld|sa|wa|tas|act|nt)$/i;

/** A stop of a booking as an address. Its suburb may have state and postcode behind it. */
export function addressOfStop(stop: BookingStop): AddressFields {
  const { businessName, street, contactName, phone, hasForklift, instructions } = stop;
  const place = stop.suburb.trim();
  const postcode = ENDS_WITH_POSTCODE.exec(place)?.[1] ?? '';
  const suburb = place.replace(ENDS_WITH_POSTCODE, '').replace(ENDS_WITH_STATE, '').trim();
  return {
    ...{ name: businessName, street, postcode, contactName, phone, hasForklift },
    suburb: suburb.slice(0, ADDRESS_LENGTHS.suburb),
    instructions: instructions.slice(0, ADDRESS_LENGTHS.instructions),
    ...{ openingHours: '', gateM: '', drivewayM: '', heightM: '', needsTailgate: false, hasDangerousGoods: false },
  };
}
