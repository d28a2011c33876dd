import { FONTS, PRINT_COLORS, renderPdf, type Sheet, writeHeading } from '@saltbush/capability/pdf';
import { brand } from '@saltbush/ui/brand';
import { termsSections, termsVersion } from './api.ts';
import { writeClause } from './writeClause.ts';
import { writeColumns } from './writeColumns.ts';

function writeTitle({ doc, leftPt, widthPt }: Sheet): void {
  const { version, effective, lastUpdated } = termsVersion;
  doc.font(FONTS.display).fontSize(22).fillColor(PRINT_COLORS.ink);
  doc.text('Terms & Conditions', leftPt, doc.y, { width: widthPt });
  doc.font(FONTS.text).fontSize(9.5).fillColor(PRINT_COLORS.inkSoft);
  doc.text(`Version ${version}. Effective ${effective.text}. Last updated ${lastUpdated.text}.`, { width: widthPt });
  doc.moveDown(0.6);
}

function contactLines(): string {
  const { legalName, abn, address, phone, email } = brand;
  const place = `${address.street}, ${address.suburb} ${address.state} ${address.postcode}`;
  return `${legalName}, ABN ${abn}. ${place}. ${phone}, ${email}.`;
}

/**
 * The terms as the page shows them, from the same source, so that they cannot differ. The bytes are the same each time.
 */
export function termsPdf(): Promise<Buffer> {
  const { version, effective } = termsVersion;
  const frame = {
    title: `Terms & Conditions ${version}`,
    subject: `Terms of carriage of ${brand.legalName}, effective ${effective.text}`,
    issuedAt: new Date(`${effective.iso}T00:00:00Z`),
  };
  return renderPdf(frame, (sheet) => {
    writeTitle(sheet);
    for (const [index, { id, title, clauses, table }] of termsSections.entries()) {
      const section = index + 1;
      writeHeading(sheet, `${section}. ${title}`);
      for (const [clause, text] of clauses.entries()) writeClause(sheet, `${section}.${clause + 1}`, text);
      if (table) writeColumns(sheet, table);
      if (id === 'contact') writeClause(sheet, `${section}.${clauses.length + 1}`, contactLines());
    }
  });
}
