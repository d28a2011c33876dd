import { formatAud } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import type { MailContent, MailLine } from './mail-content.ts';

const LINE_LENGTH = 64;
const RULE = '-'.repeat(LINE_LENGTH);

function lineText({ label, amountCents }: MailLine): string {
  const amount = formatAud(amountCents);
  return `${label.padEnd(LINE_LENGTH - amount.length - 1)} ${amount}`;
}

function linesText(lines: readonly MailLine[]): string {
  const total = lines.findIndex(({ isTotal }) => isTotal === true);
  const texts = lines.map(lineText);
  return (total === -1 ? texts : texts.toSpliced(total, 0, RULE)).join('\n');
}

const rowText = ({ label, href, detail }: { label: string; href: string; detail: string }): string =>
  `- ${label}\n  ${detail}\n  ${href}`;

/** The whole mail as plain text, for readers who do not use HTML. */
export function mailText({
  title,
  paragraphs,
  facts = [],
  lines = [],
  lists = [],
  link,
  notes = [],
  links = [],
}: MailContent): string {
  const { street, suburb, state, postcode } = brand.address;
  const parts = [
    title,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    lines.length > 0 ? linesText(lines) : '',
    ...lists.map(({ title: heading, rows }) => [heading, ...rows.map(rowText)].join('\n')),
    link ? `${link.label}:\n${link.href}` : '',
    ...notes,
    ...links.map(({ label, href }) => `${label}:\n${href}`),
    [
      '-- ',
      `${brand.legalName}, ABN ${brand.abn}`,
      `${street}, ${suburb} ${state} ${postcode}`,
      `${brand.phone}, ${brand.email}`,
    ].join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
