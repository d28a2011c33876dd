import { nextReference } from '@saltbush/capability/references';
import { payerOf as companyOf } from '@saltbush/clients/neighbours';
import { addDays, clockCity, localTime, resolvePlace, TERMS } from '@saltbush/freight';
import { brand, brandAccount } from '@saltbush/ui/brand';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { InvoiceParty } from '../invoice-tables.ts';
import { SERIES } from '../series.data.ts';
import type { BookingRow, Tables } from '../tables.ts';

export type InvoiceRow = Selectable<Tables['invoices']>;

const { street, suburb, state, postcode } = brand.address;

const SELLER: InvoiceParty = {
  name: brand.legalName,
  businessNumber: brand.abn,
  ...(brandAccount === null ? {} : { account: brandAccount }),
  lines: [street, `${suburb} ${state} ${postcode}`, `${brand.phone}, ${brand.accountsEmail}`],
};

/** Who pays, and in how many days: the company when the booking was made for one, else the business that booked. */
async function payerOf(
  db: Kysely<Tables>,
  { client_reference: client, details }: BookingRow,
): Promise<Pick<Issue, 'buyer' | 'termsDays'>> {
  const { businessName, name, email } = details.booker;
  const company = client === null ? null : await companyOf(db, client);
  return {
    buyer: {
      name: company?.businessName ?? businessName,
      businessNumber: company?.businessNumber ?? '',
      lines: [`${name}, ${email}`],
    },
    termsDays: company?.termsDays ?? TERMS.paymentTermsDays,
  };
}

/** The day a consignment was delivered; the day of the invoice when none was recorded. */
const deliveredOn = (row: BookingRow, at: Date): string =>
  row.delivered_on ?? localTime(at, clockCity(resolvePlace(row.delivery_suburb)).timeZone).date;

interface Issue {
  reference: string;
  buyer: InvoiceParty;
  /** Days until payment is due. */
  termsDays: number;
  actor: string;
  at: Date;
}

/** The invoice of a booking at its booked price, with its lines, as they are stored. */
export function invoiceRows(row: BookingRow, { reference, buyer, termsDays, actor, at }: Issue) {
  const { quote } = row;
  const issuedOn = localTime(at, 'Australia/Sydney').date;
  const invoice: Insertable<Tables['invoices']> = {
    reference,
    booking_reference: row.reference,
    issued_at: at,
    issued_on: issuedOn,
    due_on: addDays(issuedOn, termsDays),
    seller: JSON.stringify(SELLER),
    buyer: JSON.stringify(buyer),
    supply: JSON.stringify({
      route: `${row.pickup_suburb} to ${row.delivery_suburb}`,
      serviceName: quote.vehicle === null ? quote.serviceName : `${quote.serviceName}, ${quote.vehicle}`,
      customerReference: row.customer_reference,
      pickupDate: row.pickup_date,
      deliveredOn: deliveredOn(row, at),
    }),
    gst_basis_points: quote.gstBasisPoints,
    total_ex_cents: row.total_ex_cents,
    gst_cents: row.gst_cents,
    issued_by: actor,
  };
  const lines = quote.lines.map(({ label, amountCents }, index) => ({
    invoice_reference: reference,
    position: index + 1,
    label,
    amount_cents: amountCents,
  }));
  return { invoice, lines };
}

/**
 * Issues the tax invoice of a delivered booking. It is due after the days agreed with the client, else those of the
 * terms. Call it in the transaction that locks the booking and marks it as invoiced, so that there is only one invoice
 * and no gap in the numbers.
 */
export async function issueInvoice(
  transaction: Kysely<Tables>,
  row: BookingRow,
  { actor, at }: { actor: string; at: Date },
): Promise<InvoiceRow> {
  const reference = await nextReference(transaction, SERIES.invoices, at);
  const { invoice, lines } = invoiceRows(row, { reference, ...(await payerOf(transaction, row)), actor, at });
  const issued = await transaction.insertInto('invoices').values(invoice).returningAll().executeTakeFirstOrThrow();
  await transaction.insertInto('invoice_lines').values(lines).execute();
  return issued;
}
