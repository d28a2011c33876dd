import {
  FONTS,
  PRINT_COLORS,
  printable,
  renderPdf,
  type Sheet,
  writeHeading,
  writeOpening,
  writeParagraph,
} from '@saltbush/capability/pdf';
import { formatMoment } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import type { BookingRow } from '../tables.ts';
import { pickupText } from './freightPaper.ts';
import { writeDangerousGoods } from './writeDangerousGoods.ts';
import { writeSignatures } from './writeSignatures.ts';
import { writeStop } from './writeStop.ts';

const LINE_PT = 20;

/** Facts that the booking does not hold. Nothing stands in for them: each has a line to write on. */
const BY_HAND = [
  'Emergency contact: name, and a telephone number that is answered day and night',
  'Technical name, control temperature or net explosive quantity, where the Code asks for one',
] as const;

/** What a driver has to know of a place, but not whoever reads this at an accident. */
const NOT_ASKED = { hasForklift: false, instructions: '' };
/** The declaration stays with its signatures. */
const DECLARATION_PT = 175;

/** Lines to write on, each below what belongs there. */
function writeBlanks({ doc, leftPt, widthPt, keepTogether }: Sheet, labels: readonly string[]): void {
  for (const label of labels) {
    keepTogether(LINE_PT + 16);
    doc.font(FONTS.text).fontSize(8).fillColor(PRINT_COLORS.inkSoft);
    doc.text(printable(label), leftPt, doc.y, { width: widthPt });
    const line = doc.y + LINE_PT;
    doc
      .moveTo(leftPt, line)
      .lineTo(leftPt + widthPt, line)
      .lineWidth(0.6)
      .stroke(PRINT_COLORS.ink);
    doc.y = line + 8;
  }
}

/**
 * Renders the transport document of dangerous goods, with what the ADG Code asks for in part 11, as the booking declares
 * it. The consignor signs it, and it travels in the cabin.
 */
export function renderDangerousGoodsPdf(row: BookingRow, issuedAt: Date): Promise<Buffer> {
  const { pickup, delivery, dangerousGoods, booker } = row.details;
  const title = `Dangerous goods declaration ${row.reference}`;
  const subject = printable(`${row.pickup_suburb} to ${row.delivery_suburb}`);
  return renderPdf({ title, subject, issuedAt }, async (sheet) => {
    writeOpening(sheet, {
      title: 'Dangerous goods declaration',
      below: 'Transport document for carriage by road, Australian Dangerous Goods Code, edition 7.9',
      label: 'Consignment',
      value: row.reference,
      beside: [`${row.pickup_suburb} to ${row.delivery_suburb}`, `Pickup ${pickupText(row)}`],
    });
    writeHeading(sheet, 'Dangerous goods');
    await writeDangerousGoods(sheet, dangerousGoods);
    writeStop(sheet, 'Consignor', { ...pickup, ...NOT_ASKED });
    writeStop(sheet, 'Consignee', { ...delivery, ...NOT_ASKED });
    writeHeading(sheet, 'Prime contractor');
    const carried = row.driver === null ? '' : ` Driver ${row.driver}, vehicle ${row.vehicle ?? 'not named'}.`;
    writeParagraph(sheet, `${brand.legalName}, ABN ${brand.abn}, ${brand.phone}.${carried}`);
    writeHeading(sheet, 'To be written by hand');
    writeBlanks(sheet, BY_HAND);
    sheet.keepTogether(DECLARATION_PT);
    writeHeading(sheet, 'Declaration of the consignor');
    writeParagraph(
      sheet,
      'I declare that the dangerous goods of this consignment are fully and accurately described above, and that they ' +
        'are classified, packed, marked and labelled as the Australian Dangerous Goods Code asks, and in a proper condition to be carried by road.',
    );
    const { name, businessName, phone } = booker;
    const declaredAt = formatMoment(row.requested_at.getTime(), 'Australia/Sydney');
    writeParagraph(sheet, `As declared in the booking by ${name}, ${businessName}, ${phone}, on ${declaredAt}.`);
    writeSignatures(sheet, ['Consignor', 'Driver']);
  });
}
