import { checkInput } from '@saltbush/capability/http';
import { secretUuid } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import { companyFor } from '@saltbush/clients/neighbours';
import { type BookingInput, bookingInputSchema } from '@saltbush/consignments/api';
import type { RepeatedBooking } from '@saltbush/consignments/neighbours';
import { type IsoDate, type QuoteRequest, TERMS } from '@saltbush/freight';
import type { StandingOutcome } from './api/standing-pickups.ts';
import type { StandingParts } from './standing-parts.ts';
import type { StandingRow } from './tables.ts';

const refused = (message: string) => new Refusal(message, { status: 409, code: 'status-not-possible' });

/** The request for that day. The service that was booked is asked for again, also where it was chosen by itself. */
export const requestOn = ({ request, quote }: RepeatedBooking, day: IsoDate): QuoteRequest => ({
  ...request,
  service: quote.service ?? request.service,
  pickupDate: day,
});

/** The booking of that day as a form would send it. @throws Refusal where the repeated booking is no longer whole. */
export function inputOn(
  { details }: RepeatedBooking,
  { day, email, ...ids }: { day: IsoDate; email: string; submissionId: string; quoteToken: string },
): BookingInput {
  const booker = { ...details.booker, email };
  const input = { ...details, ...ids, booker, pickupDate: day, termsVersion: TERMS.version };
  const checked = checkInput(bookingInputSchema, input);
  if (checked.status === 'valid') return checked.value;
  throw refused('The booking that it repeats is no longer complete. End it, and repeat another shipment.');
}

async function requireBooker({ client_reference: company, user_id: userId, email }: StandingRow, parts: StandingParts) {
  if ((await companyFor(parts.database.db, userId, 'book')) === company) return;
  if (company === null) {
    throw refused(`${email} books for a company by now. End it, and repeat a shipment of the company.`);
  }
  throw refused(`${email} no longer books for this company. Change the standing pickup once to take it over.`);
}

/** The booking to repeat is undefined once it is gone. */
interface Due {
  row: StandingRow;
  day: IsoDate;
  repeated: RepeatedBooking | undefined;
}

async function book({ row, day, repeated }: Due, parts: StandingParts): Promise<StandingOutcome> {
  const { bookings, quotes, links } = parts;
  // The same whenever this day is tried.
  const submissionId = secretUuid(links, `standing-pickup:${row.reference}:${day}`);
  if (!repeated) throw refused('The booking that it repeats is gone. End it, and repeat another shipment.');
  if (row.terms_version !== TERMS.version) {
    throw refused('The terms have changed. Read them, and accept them at the standing pickup.');
  }
  await requireBooker(row, parts);
  const { user_id: id, email } = row;
  const request = requestOn(repeated, day);
  const { totalExGstCents: shownTotalExGstCents } = await quotes.price(request, id);
  const { token, quote } = await quotes.save({ submissionId, request, shownTotalExGstCents }, id);
  const input = inputOn(repeated, { day, email, submissionId, quoteToken: token });
  const note = `Booked by standing pickup ${row.reference}, which repeats ${row.booking_reference}.`;
  const { reference } = await bookings.request(input, { id, email }, { hasMails: true, note });
  return { day, status: 'booked', shipmentReference: reference, totalIncGstCents: quote.totalIncGstCents };
}

/** Books a day once, however often it is tried, or says why it cannot be. */
export async function bookDay(due: Due, parts: StandingParts): Promise<StandingOutcome> {
  try {
    return await book(due, parts);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    return { day: due.day, status: 'refused', message: error.message };
  }
}
