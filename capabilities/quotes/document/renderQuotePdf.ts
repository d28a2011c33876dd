import {
  printable,
  renderPdf,
  type Sheet,
  writeFacts,
  writeHeading,
  writeList,
  writeOpening,
  writeParagraph,
  writeTable,
} from '@saltbush/capability/pdf';
import { formatAud, formatBasisPoints, formatDate } from '@saltbush/freight';
import type { SavedQuote } from '../api.ts';
import { possibleCharges } from './possibleCharges.ts';
import { quoteAssumptions } from './quoteAssumptions.ts';
import { quoteFacts } from './quoteFacts.ts';

const CHAIN_OF_RESPONSIBILITY =
  'Everyone who consigns, packs, loads, schedules or receives freight shares the duty for safe loads, speeds and hours ' +
  'under the Heavy Vehicle National Law; Western Australia and the Northern Territory have laws of their own. Declare ' +
  'true weights and sizes, and never ask for a time that cannot be driven safely.';

interface QuotePdf {
  /** The route as the document shows it, such as `Sydney → Melbourne`. */
  route: string;
  /** Origin of the site, for links. */
  publicUrl: string;
}

/** Facts that the head of the document already shows. */
const SHOWN_WITH_PRICE = new Set(['Service', 'Valid to']);

/** Writes the route and the price. The total including GST comes first. */
function writePrice(sheet: Sheet, { quote, validUntil }: SavedQuote, route: string): void {
  writeOpening(sheet, {
    title: route,
    below: quote.serviceName,
    label: 'Total including GST',
    value: formatAud(quote.totalIncGstCents),
    beside: [
      `${formatAud(quote.totalExGstCents)} before GST`,
      `${formatAud(quote.gstCents)} GST`,
      `Valid to ${formatDate(validUntil)}`,
    ],
  });
}

function writeLines(sheet: Sheet, { quote }: SavedQuote): void {
  const { lines, totalExGstCents, gstBasisPoints, gstCents, totalIncGstCents } = quote;
  writeTable(sheet, {
    head: { label: 'Price', value: 'Australian dollars' },
    rows: [
      ...lines.map(({ label, amountCents }) => ({ label, value: formatAud(amountCents) })),
      { label: 'Total before GST', value: formatAud(totalExGstCents), weight: 'total' },
      { label: `GST ${formatBasisPoints(gstBasisPoints)}`, value: formatAud(gstCents) },
      { label: 'Total including GST', value: formatAud(totalIncGstCents), weight: 'grand-total' },
    ],
  });
}

/** Renders a saved quote as a PDF. */
export function renderQuotePdf(saved: SavedQuote, { route, publicUrl }: QuotePdf): Promise<Buffer> {
  const title = `Quote ${saved.reference}`;
  const frame = {
    title,
    subject: printable(`${route}, ${saved.quote.serviceName}`),
    issuedAt: new Date(saved.savedAt),
  };
  return renderPdf(frame, (sheet) => {
    const address = `${publicUrl}/quotes/${saved.token}`;
    writePrice(sheet, saved, route);
    writeFacts(
      sheet,
      quoteFacts(saved).filter(({ label }) => !SHOWN_WITH_PRICE.has(label)),
    );
    writeLines(sheet, saved);
    writeHeading(sheet, 'What this price assumes');
    writeList(sheet, quoteAssumptions(saved));
    writeHeading(sheet, 'What could still be added');
    writeTable(sheet, {
      head: { label: 'Only if the job turns out to need it', value: 'Before GST' },
      rows: possibleCharges(saved),
      valueShare: 0.34,
    });
    writeHeading(sheet, 'Chain of responsibility');
    writeParagraph(sheet, CHAIN_OF_RESPONSIBILITY);
    writeHeading(sheet, 'Book it, and the terms');
    writeParagraph(sheet, `See or book this quote: ${address}`, address);
    writeParagraph(
      sheet,
      `Terms and conditions, version ${saved.termsVersion}: ${publicUrl}/terms`,
      `${publicUrl}/terms`,
    );
  });
}
