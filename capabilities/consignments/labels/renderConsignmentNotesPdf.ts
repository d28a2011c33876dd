import { setImmediate as turn } from 'node:timers/promises';
import {
  FONTS,
  type PdfFrame,
  POINTS_PER_MM,
  PRINT_COLORS,
  renderPdfs,
  type Sheet,
  writeColumns,
  writeFacts,
  writeHeading,
  writeOpening,
  writeParagraph,
} from '@saltbush/capability/pdf';
import { barsPt, drawBars } from './drawSymbols.ts';
import { type FreightPaper, pickupText, weightOf } from './freightPaper.ts';
import { ssccText } from './ssccText.ts';
import { gs1Bars } from './symbols.ts';
import { writeDangerousGoods } from './writeDangerousGoods.ts';
import { writeSignatures } from './writeSignatures.ts';
import { writeStop } from './writeStop.ts';

const MODULE_PT = 0.33 * POINTS_PER_MM;
const BARS_PT = 15 * POINTS_PER_MM;
/** A heading, and the first rows below it. */
const PACKAGES_PT = 100;

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

async function writeConsignmentNote(sheet: Sheet, paper: FreightPaper): Promise<void> {
  const { row, packages, trackingUrl } = paper;
  const { pickup, delivery, goods, dangerousGoods, instructions, termsVersion } = row.details;
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
    await writeDangerousGoods(sheet, dangerousGoods);
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
  writeSignatures(sheet, ['Sender', 'Driver', 'Receiver']);
  writeParagraph(sheet, `Carried under our terms of ${termsVersion}. Follow it at ${trackingUrl}.`);
}

/** Renders consignment notes, which travel with the goods and are signed at both ends. Each has pages of its own. */
export function renderConsignmentNotesPdf(frame: PdfFrame, papers: readonly FreightPaper[]): Promise<Buffer> {
  return renderPdfs(
    frame,
    papers.map((paper) => ({
      title: `Consignment note ${paper.row.reference}`,
      write: (sheet) => writeConsignmentNote(sheet, paper),
    })),
  );
}
