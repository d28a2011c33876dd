import { formatAud } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import { tokens } from '@saltbush/ui/tokens';
import type { MailContent, MailLine } from './mail-content.ts';

const WIDTH_PX = 600;
const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const { ink, inkSoft, inkRaised, paper, white, saltbush, ochreLight, mistOnInk } = tokens.color;
/** The colour of the theme's hairline on white, since mail programs know no transparency. */
const RULE = '#E0E2E4';
const RULE_ON_INK = '#3A4A56';
const BODY = `font-family:${FONT};font-size:16px;line-height:1.5;color:${ink};word-break:break-word;`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '').replace(/\r?\n/g, '<br>');

/** References, hints of keys, spans such as `1-2` and our telephone number, which are read wrong when a line ends inside them. */
const IN_ONE_PIECE = new RegExp(
  `(?<![A-Z])[A-Z]{1,4}-\\d{4}-\\d{1,9}|sk_(?:live|test)_…[\\w-]{4}|(?<!\\d)\\d{1,6}-\\d{1,6}|${brand.phone}`,
  'g',
);
const wordsHtml = (text: string): string =>
  escapeText(text).replace(IN_ONE_PIECE, (piece) => `<span style="white-space:nowrap">${piece}</span>`);

/** An address as text: a line ends after a slash of it, and not inside a reference. */
const addressHtml = (href: string): string => href.split('/').map(wordsHtml).join('/<wbr>');

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

const paragraph = (text: string): string => `<p class="ink" style="${BODY}margin:0 0 16px">${wordsHtml(text)}</p>`;

const note = (text: string): string =>
  `<p class="soft" style="${BODY}font-size:14px;color:${inkSoft};margin:0 0 12px">${wordsHtml(text)}</p>`;

function factsHtml(facts: NonNullable<MailContent['facts']>): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="soft rule" valign="top" style="${BODY}font-size:14px;color:${inkSoft};padding:8px 16px 8px 0;` +
      `border-top:1px solid ${RULE};width:34%">${escapeText(label)}</td><td class="ink rule" valign="top" ` +
      `style="${BODY}padding:8px 0;border-top:1px solid ${RULE}">${wordsHtml(value)}</td></tr>`,
  );
  return table('width="100%" style="width:100%;margin:8px 0 24px"', rows.join(''));
}

function lineHtml({ label, amountCents, isTotal = false }: MailLine, isLast: boolean): string {
  const look = isLast && isTotal ? 'font-size:20px;font-weight:700;' : isTotal ? 'font-weight:600;' : '';
  const cell = `${BODY}${look}padding:8px 0;border-top:1px solid ${RULE};`;
  return (
    `<tr><td class="ink rule" valign="bottom" style="${cell}padding-right:16px">${escapeText(label)}</td>` +
    `<td class="ink rule" valign="bottom" align="right" style="${cell}white-space:nowrap">${formatAud(amountCents)}` +
    '</td></tr>'
  );
}

function linesHtml(lines: readonly MailLine[]): string {
  const rows = lines.map((line, index) => lineHtml(line, index === lines.length - 1));
  return table('width="100%" style="width:100%;margin:0 0 24px"', rows.join(''));
}

function listHtml({ title, rows }: NonNullable<MailContent['lists']>[number]): string {
  const heading = `<h2 class="ink" style="${BODY}font-size:18px;font-weight:700;margin:8px 0 4px">${escapeText(title)}</h2>`;
  const cells = rows.map(
    ({ label, href, detail }) =>
      `<tr><td class="rule" style="padding:8px 0;border-top:1px solid ${RULE}">` +
      `<a class="link" href="${escapeText(href)}" style="${BODY}font-weight:600;color:${saltbush}">${escapeText(label)}</a>` +
      `<br><span class="soft" style="${BODY}font-size:14px;color:${inkSoft}">${escapeText(detail)}</span></td></tr>`,
  );
  return heading + table('width="100%" style="width:100%;margin:0 0 24px"', cells.join(''));
}

const smallLinkHtml = ({ label, href }: NonNullable<MailContent['links']>[number]): string =>
  `<p class="soft" style="${BODY}font-size:14px;color:${inkSoft};margin:0 0 4px">` +
  `<a class="link" href="${escapeText(href)}" style="display:inline-block;padding:4px 0;color:${saltbush}">` +
  `${escapeText(label)}</a></p>`;

function linkHtml({ label, href }: NonNullable<MailContent['link']>): string {
  const address = escapeText(href);
  const button =
    `<tr><td bgcolor="${saltbush}" style="background:${saltbush};border-radius:8px"><a href="${address}" ` +
    `style="display:inline-block;padding:14px 24px;font-family:${FONT};font-size:16px;font-weight:600;` +
    `line-height:20px;color:${white};text-decoration:none">${escapeText(label)}</a></td></tr>`;
  return (
    table('style="margin:8px 0 16px"', button) +
    `<p class="soft" style="${BODY}font-size:14px;color:${inkSoft};margin:0 0 24px">Or open this address:<br>` +
    `<a class="link" href="${address}" style="color:${saltbush};word-break:break-word">${addressHtml(href)}</a></p>`
  );
}

function footerHtml(): string {
  const { street, suburb, state, postcode } = brand.address;
  return (
    `<p class="soft" style="${BODY}font-size:13px;color:${inkSoft};margin:0">` +
    `${escapeText(brand.legalName)}, ABN ${escapeText(brand.abn)}<br>` +
    `${escapeText(`${street}, ${suburb} ${state} ${postcode}`)}<br>` +
    `<a class="soft" href="${brand.phoneHref}" style="color:${inkSoft}">${escapeText(brand.phone)}</a>, ` +
    `<a class="soft" href="mailto:${brand.email}" style="color:${inkSoft}">${escapeText(brand.email)}</a></p>`
  );
}

/** On phones the words get the room. */
const NARROW = '@media (max-width:480px){.card{padding:24px 20px 16px!important}}';

/** Mail programs that invert colours by themselves leave these alone. */
const DARK = [
  '@media (prefers-color-scheme: dark) {',
  `.page{background:${ink}!important}.card{background:${inkRaised}!important}`,
  `.ink{color:${white}!important}.soft{color:${mistOnInk}!important}.link{color:${ochreLight}!important}`,
  `.rule{border-color:${RULE_ON_INK}!important}`,
  '}',
].join('');

/** The mail as HTML: tables, inline styles and system fonts, without pictures or anything to load. */
export function mailHtml(content: MailContent): string {
  const { title, preheader, paragraphs, facts = [], lines = [], lists = [], link, notes = [], links = [] } = content;
  const [firstWord = '', ...otherWords] = brand.name.split(' ');
  const wordmark = `<strong style="font-weight:800">${escapeText(firstWord)}</strong> ${escapeText(otherWords.join(' '))}`;
  const body = [
    `<h1 class="ink" style="font-family:${FONT};font-size:26px;line-height:1.2;font-weight:700;color:${ink};` +
      `margin:0 0 16px">${wordsHtml(title)}</h1>`,
    ...paragraphs.map(paragraph),
    facts.length > 0 ? factsHtml(facts) : '',
    lines.length > 0 ? linesHtml(lines) : '',
    ...lists.map(listHtml),
    link ? linkHtml(link) : '',
    ...notes.map(note),
    ...links.map(smallLinkHtml),
  ];
  const rows =
    `<tr><td class="ink" style="${BODY}font-size:20px;padding:8px 0 16px">${wordmark}</td></tr>` +
    `<tr><td class="card" bgcolor="${white}" style="background:${white};border-radius:10px;padding:32px 32px 20px">` +
    `${body.join('')}</td></tr><tr><td style="padding:20px 0">${footerHtml()}</td></tr>`;
  const page = `align="center" width="${WIDTH_PX}" style="width:100%;max-width:${WIDTH_PX}px;margin:0 auto"`;
  return (
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeText(title)}</title><style>:root{color-scheme:light dark}${NARROW}${DARK}</style></head>` +
    `<body class="page" style="margin:0;padding:0;background:${paper}">` +
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeText(preheader)}</div>` +
    table(
      `class="page" width="100%" bgcolor="${paper}" style="width:100%;background:${paper}"`,
      `<tr><td align="center" style="padding:16px">${table(page, rows)}</td></tr>`,
    ) +
    '</body></html>'
  );
}
