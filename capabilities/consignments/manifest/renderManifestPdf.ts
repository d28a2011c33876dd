import { setImmediate as turn } from 'node:timers/promises';
import {
  type PdfColumn,
  renderPdf,
  type Sheet,
  writeColumns,
  writeHeading,
  writeOpening,
  writeParagraph,
} from '@saltbush/capability/pdf';
import { formatDate, formatNumber } from '@saltbush/freight';
import { writeSignatures } from '../labels/writeSignatures.ts';
import { type Manifest, type ManifestRow, MOST_IN_MANIFEST } from './manifest.ts';

/** A heading, the head of a table, and its first row. */
const SENDER_PT = 150;

const COLUMNS: readonly PdfColumn<ManifestRow>[] = [
  {
    label: 'Consignment',
    share: 0.17,
    text: ({ reference, customerReference, isAccepted }) =>
      [reference, customerReference, isAccepted ? '' : 'not accepted yet'].filter(Boolean).join(', '),
  },
  {
    label: 'Receiver',
    share: 0.25,
    text: ({ receiver, receiverAddress }) => `${receiver}, ${receiverAddress}`,
  },
  { label: 'Packages', share: 0.09, align: 'right', text: ({ packages }) => formatNumber(packages) },
  {
    label: 'Package numbers (SSCC)',
    share: 0.24,
    text: ({ codes }) => codes.replaceAll('(00) ', '') || 'No labels yet',
  },
  { label: 'Weight', share: 0.1, align: 'right', text: ({ kg }) => (kg > 0 ? `${formatNumber(kg, 1)} kg` : '-') },
  {
    label: 'Service',
    share: 0.15,
    text: ({ serviceName, dangerousGoods }) =>
      dangerousGoods === '' ? serviceName : `${serviceName}. Dangerous goods: ${dangerousGoods}`,
  },
];

const counted = (count: number, one: string): string => `${formatNumber(count)} ${count === 1 ? one : `${one}s`}`;

interface Totals {
  packages: number;
  /** `1,800 kg`, with how many have no weight. */
  weight: string;
  /** `Dangerous goods: 2 consignments`; `No dangerous goods` for none. */
  dangerous: string;
}

function totalsOf(rows: readonly ManifestRow[]): Totals {
  const sum = (of: (row: ManifestRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const unknown = rows.filter(({ kg }) => kg <= 0).length;
  const dangerous = rows.filter(({ dangerousGoods }) => dangerousGoods !== '').length;
  return {
    packages: sum(({ packages }) => packages),
    weight: `${formatNumber(
      sum(({ kg }) => kg),
      1,
    )} kg${unknown === 0 ? '' : `, ${unknown} without a weight`}`,
    dangerous: dangerous === 0 ? 'No dangerous goods' : `Dangerous goods: ${counted(dangerous, 'consignment')}`,
  };
}

async function writeSender(sheet: Sheet, { name, address, phone, rows }: Manifest['senders'][number]): Promise<void> {
  sheet.keepTogether(SENDER_PT);
  writeHeading(sheet, name);
  const { packages, weight, dangerous } = totalsOf(rows);
  writeParagraph(sheet, `${address}. ${phone}. Pickup ${[...new Set(rows.map(({ pickup }) => pickup))].join('; ')}.`);
  await writeColumns(sheet, COLUMNS, rows);
  writeParagraph(
    sheet,
    `Total: ${counted(rows.length, 'consignment')}, ${counted(packages, 'package')}, ${weight}. ${dangerous}.`,
  );
  writeSignatures(sheet, ['Sender', 'Driver']);
  await turn();
}

/** Renders what is to be picked up on a day, by sender, each with totals and places for sender and driver to sign. */
export function renderManifestPdf({ date, of, senders, isCut }: Manifest, issuedAt: Date): Promise<Buffer> {
  const day = formatDate(date);
  const title = `Pickup manifest ${day}`;
  const rows = senders.flatMap((sender) => sender.rows);
  const { packages, weight, dangerous } = totalsOf(rows);
  return renderPdf({ title, subject: of || 'Your pickups', issuedAt }, async (sheet) => {
    writeOpening(sheet, {
      title: 'Pickup manifest',
      below: of === '' ? day : `${day}, ${of}`,
      label: 'Consignments',
      value: formatNumber(rows.length),
      beside: rows.length === 0 ? [] : [counted(packages, 'package'), weight, dangerous],
    });
    if (rows.length === 0) writeParagraph(sheet, `Nothing is to be picked up on ${day}.`);
    for (const sender of senders) await writeSender(sheet, sender);
    if (isCut) {
      writeParagraph(
        sheet,
        `These are the first ${formatNumber(MOST_IN_MANIFEST)} consignments of the day, by pickup time. There are more.`,
      );
    }
  });
}
