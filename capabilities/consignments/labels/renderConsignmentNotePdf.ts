import { setImmediate as turn } from 'node:timers/promises';
import {
  FONTS,
  POINTS_PER_MM,
  PRINT_COLORS,
  printable,
  renderPdf,
  type Sheet,
  writeColumns,
  writeFacts,
  writeHeading,
  writeOpening,
  writeParagraph,
} from '@saltbush/capability/pdf';
import type { BookingStop } from '../api/bookings.ts';
import { ssccText } from './drawLabel.ts';
import { barsPt, drawBars } from './drawSymbols.ts';
import { addressOf, type FreightPaper, pickupText, weightOf } from './freightPaper.ts';
import { gs1Bars } from './symbols.ts';

const MODULE_PT = 0.33 * POINTS_PER_MM;
const BARS_PT = 15 * POINTS_PER_MM;
const SIGNED = ['Sender', 'Driver', 'Receiver'] as const;
const SIGNED_PT = 62;
/** A heading, and the first rows below it. */
const PACKAGES_PT = 100;

function writeStop(sheet: Sheet, title: string, stop: BookingStop): void {
  writeHeading(sheet, title);
  writeFacts(sheet, [
    { label: 'Business', value: stop.businessName },
    { label: 'Address', value: addressOf(stop) },
    { label: 'Contact', value: `${stop.contactName}, ${stop.phone}` },
    ...(stop.hasForklift ? [{ label: 'On site', value: 'Forklift' }] : []),
    ...(stop.instructions === '' ? [] : [{ label: 'Instructions', value: stop.instructions }]),
  ]);
}

/** The number of the consignment as a code: GS1 General Specifications, 3.2.47, AI (401). */
function writeCode({ doc, leftPt }: Sheet, { row, gs1Prefix }: FreightPaper): void {
  const bars = gs1Bars(`(401)${gs1Prefix}${row.reference}`);
  const width = barsPt(bars, MODULE_PT);
  const top = doc.y + 4;
  drawBars(doc, bars, { leftPt, topPt: top, modulePt: MODULE_PT, heightPt: BARS_PT });
  doc.font(FONTS.text).fontSize(9).fillColor(PRINT_COLORS.ink);
  const text = `(401) ${gs1Prefix}${row.reference}`;
  doc.text(text, leftPt, top + BARS_PT + 3, { width, align: 'center', lineBreak: false });
  doc.y = top + BARS_PT + 26;
}

/** Three boxes for names, signatures and times. */
function writeSignatures({ doc, leftPt, widthPt, keepTogether }: Sheet): void {
  keepTogether(SIGNED_PT + 30);
  const gap = 10;
  const width = (widthPt - gap * (SIGNED.length - 1)) / SIGNED.length;
  const top = doc.y + 10;
  for (const [index, who] of SIGNED.entries()) {
    const left = leftPt + index * (width + gap);
    doc.rect(left, top, width, SIGNED_PT).lineWidth(0.6).stroke(PRINT_COLORS.ink);
    doc
      .font(FONTS.strong)
      .fontSize(9)
      .fillColor(PRINT_COLORS.ink)
      .text(who, left + 6, top + 5, { lineBreak: false });
    doc.font(FONTS.text).fontSize(8).fillColor(PRINT_COLORS.inkSoft);
    doc.text('Name, signature, date and time', left + 6, top + SIGNED_PT - 14, { lineBreak: false });
  }
  doc.y = top + SIGNED_PT + 6;
}

/** Renders the consignment note, which travels with the goods and is signed at both ends. */
export function renderConsignmentNotePdf(paper: FreightPaper): Promise<Buffer> {
  const { row, packages, trackingUrl, issuedAt } = paper;
  const { pickup, delivery, goods, dangerousGoods, instructions, termsVersion } = row.details;
  const title = `Consignment note ${row.reference}`;
  const subject = printable(`${row.pickup_suburb} to ${row.delivery_suburb}`);
  return renderPdf({ title, subject, issuedAt }, async (sheet) => {
    writeOpening(sheet, {
      title: 'Consignment note',
      below: `${row.pickup_suburb} to ${row.delivery_suburb}`,
      label: 'Consignment',
      value: row.reference,
      beside: [row.quote.serviceName, `Pickup ${pickupText(row)}`],
    });
    writeCode(sheet, paper);
    const weight = weightOf(row);
    writeFacts(sheet, [
      { label: 'Packages', value: String(packages.length) },
      { label: 'Weight in all', value: weight ?? 'Not given' },
      ...(goods ? [{ label: 'Goods', value: goods.description }] : []),
      ...(row.customer_reference === '' ? [] : [{ label: 'Your reference', value: row.customer_reference }]),
      { label: 'Dangerous goods', value: dangerousGoods.length > 0 ? 'Yes, see below' : 'None declared' },
    ]);
    await turn();
    writeStop(sheet, 'Sender', pickup);
    writeStop(sheet, 'Receiver', delivery);
    await turn();
    if (instructions !== '') {
      writeHeading(sheet, 'Instructions');
      writeParagraph(sheet, instructions);
    }
    if (dangerousGoods.length > 0) {
      writeHeading(sheet, 'Dangerous goods, as the sender declared them');
      await writeColumns(
        sheet,
        [
          { label: 'UN number', share: 0.12, text: (good) => good.unNumber },
          { label: 'Proper shipping name', share: 0.32, text: (good) => good.properShippingName },
          {
            label: 'Class',
            share: 0.14,
            text: (good) => (good.subsidiaryRisk === '' ? good.division : `${good.division} (${good.subsidiaryRisk})`),
          },
          { label: 'Group', share: 0.1, text: (good) => good.packingGroup || '-' },
          { label: 'Packages', share: 0.18, text: (good) => `${good.packageCount} ${good.packageType}` },
          { label: 'Quantity', share: 0.14, text: (good) => good.aggregateQuantity },
        ],
        dangerousGoods,
      );
    }
    sheet.keepTogether(PACKAGES_PT);
    writeHeading(sheet, 'Packages');
    const numbered = packages.map((sscc, index) => [`${index + 1} of ${packages.length}`, ssccText(sscc)]);
    const half = Math.ceil(numbered.length / 2);
    await writeColumns(
      sheet,
      [0, 1].flatMap((side) => {
        const textAt = (part: number) => (row: number) => numbered[row + side * half]?.[part] ?? '';
        return [
          { label: 'Package', share: 0.15, text: textAt(0) },
          { label: 'Number', share: 0.35, text: textAt(1) },
        ];
      }),
      [...numbered.keys()].slice(0, half),
    );
    writeSignatures(sheet);
    writeParagraph(sheet, `Carried under our terms of ${termsVersion}. Follow it at ${trackingUrl}.`);
  });
}
