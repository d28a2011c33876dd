import { type Mail, mailLayout } from '@saltbush/capability/mail';
import type { IssuedCreditNote } from '@saltbush/consignments/neighbours';
import { formatAud } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import { CLAIM_KIND_WORDS } from './api/claim-words.ts';
import type { ClaimRecordRow } from './tables.ts';

type Row = Pick<
  ClaimRecordRow,
  'reference' | 'booking_reference' | 'kind' | 'amount_cents' | 'business_name' | 'route' | 'words' | 'goods' | 'phone'
>;

interface Site {
  publicUrl: string;
}

const forDesk = ({ reference }: Row, { publicUrl }: Site) => ({
  label: 'Open it on the desk',
  href: `${publicUrl}/ops/claims/${reference}`,
});
const forClient = ({ reference }: Row, { publicUrl }: Site) => ({
  label: 'Open the claim',
  href: `${publicUrl}/dashboard/claims/${reference}`,
});
const paragraphsOf = (words: string): string[] => words.trim().split(/\n{2,}/);

const factsOf = (row: Row) => [
  { label: 'Claim', value: `${row.reference}: ${CLAIM_KIND_WORDS[row.kind]}` },
  { label: 'Consignment', value: `${row.booking_reference}, ${row.route}` },
  { label: 'Claimed', value: `Up to ${formatAud(row.amount_cents)} before GST` },
];

/** The mails for a new claim: to the desk, where a reply goes to the client, and to whoever lodged it. */
export function lodgedMails(row: Row & Pick<ClaimRecordRow, 'lodged_by'>, site: Site): Mail[] {
  const { reference, lodged_by: lodgedBy, business_name: business, words, goods, phone } = row;
  return [
    {
      ...{ kind: 'claim-notice', to: brand.salesEmail, replyTo: lodgedBy },
      subject: `${reference}: ${CLAIM_KIND_WORDS[row.kind]}, ${row.booking_reference}`,
      ...mailLayout({
        title: `Claim ${reference}`,
        preheader: `${business}: ${words.slice(0, 120)}`,
        paragraphs: [`${business} says:`, ...paragraphsOf(words)],
        facts: [
          ...factsOf(row),
          { label: 'Goods', value: goods },
          { label: 'From', value: lodgedBy },
          { label: 'Telephone', value: phone },
        ],
        link: forDesk(row, site),
      }),
    },
    {
      ...{ kind: 'claim-received', to: lodgedBy, replyTo: brand.salesEmail },
      subject: `We have your claim: ${reference}`,
      ...mailLayout({
        title: 'We have your claim',
        preheader: `Its reference is ${reference}. We write to you what we decide and why.`,
        paragraphs: [
          `Your claim ${reference} is with us. We look at it, ask you if something is missing, and write to you what we decide and why.`,
          ...(row.kind === 'damage'
            ? [
                'Until then keep the goods and their packaging for inspection. More pictures can be added on the page of the claim.',
              ]
            : []),
          `You can also ring ${brand.phone}. Name ${reference}.`,
        ],
        facts: factsOf(row),
        link: forClient(row, site),
      }),
    },
  ];
}

interface Written extends Site {
  /** Who wrote. */
  from: string;
  words: string;
}

/** Tells the desk what the client wrote, or that they withdrew the claim. Answering the mail reaches them. */
export function clientWroteMail(
  row: Row,
  { from, words, isWithdrawn, ...site }: Written & { isWithdrawn: boolean },
): Mail {
  const { reference, business_name: business } = row;
  const said = words.trim() === '' ? [] : [`${business} says:`, ...paragraphsOf(words)];
  const title = isWithdrawn ? `${reference} was withdrawn` : `A message about ${reference}`;
  return {
    ...{ kind: isWithdrawn ? 'claim-withdrawn' : 'claim-message-notice', to: brand.salesEmail, replyTo: from },
    subject: isWithdrawn ? title : `${reference}: a message from ${business}`,
    ...mailLayout({
      title,
      preheader: words.trim() === '' ? business : words.slice(0, 120),
      paragraphs: isWithdrawn ? [`${business} withdrew the claim. Nothing is to be decided.`, ...said] : said,
      facts: [...factsOf(row), { label: 'From', value: from }],
      link: forDesk(row, site),
    }),
  };
}

/** What the desk wrote, to somebody at the client. */
export const deskWroteMail = (row: Row, { to, words, ...site }: Site & { to: string; words: string }): Mail => ({
  ...{ kind: 'claim-reply', to, replyTo: brand.salesEmail },
  subject: `Your claim ${row.reference}: a message from us`,
  ...mailLayout({
    title: `About your claim ${row.reference}`,
    preheader: words.slice(0, 120),
    paragraphs: [...paragraphsOf(words), `Answer on the page of the claim, or ring ${brand.phone}.`],
    facts: factsOf(row),
    link: forClient(row, site),
  }),
});

export interface Decided {
  outcome: 'accepted' | 'declined';
  words: string;
  /** Null when it is declined. */
  agreedCents: number | null;
  /** What accounts pay; 0 when the note takes off all of it. */
  toPayCents: number;
  creditNote: IssuedCreditNote | null;
}

/** What follows from a decision, in sentences. */
function meaningOf({ outcome, agreedCents, toPayCents, creditNote }: Decided): string[] {
  if (outcome === 'declined' || agreedCents === null) return ['We looked at your claim, and decline it.'];
  const left = creditNote?.leftCents ?? 0;
  return [
    `We accept your claim, with ${formatAud(agreedCents)} before GST.`,
    ...(creditNote === null
      ? []
      : [
          `Credit note ${creditNote.reference} takes ${formatAud(creditNote.totalCents)} including GST off the invoice. ` +
            (left >= 0
              ? `${formatAud(left)} of it is still to pay.`
              : `That is ${formatAud(-left)} more than is still to pay: we pay it back, or set it off if you prefer.`),
        ]),
    ...(toPayCents > 0
      ? [`${formatAud(toPayCents)} before GST is paid to you: accounts write to you about where to.`]
      : []),
  ];
}

/** Tells somebody at the client what was decided and why, with the credit note when there is one. */
export function decidedMail(row: Row, { to, ...decided }: Decided & { to: string }, site: Site): Mail {
  const { words, outcome, creditNote } = decided;
  return {
    ...{ kind: `claim-${outcome}`, to, replyTo: brand.salesEmail },
    subject: `Your claim ${row.reference} is ${outcome}`,
    ...mailLayout({
      title: `Your claim ${row.reference} is ${outcome}`,
      preheader: words.slice(0, 120),
      paragraphs: [
        ...meaningOf(decided),
        ...paragraphsOf(words),
        `Not settled? Write on the page of the claim, or ring ${brand.phone}.`,
      ],
      facts: factsOf(row),
      link: forClient(row, site),
    }),
    ...(creditNote === null
      ? {}
      : {
          attachments: [
            { name: `${creditNote.reference}.pdf`, contentType: 'application/pdf', content: creditNote.pdf },
          ],
        }),
  };
}

/** Tells accounts what of an accepted claim is to be paid, since no invoice can take it off. */
export const toPayMail = (row: Row, { toPayCents, words }: Decided, site: Site): Mail => ({
  ...{ kind: 'claim-to-pay', to: brand.accountsEmail, replyTo: brand.salesEmail },
  subject: `${row.reference}: ${formatAud(toPayCents)} to pay`,
  ...mailLayout({
    title: `Pay ${formatAud(toPayCents)} for ${row.reference}`,
    preheader: `${row.business_name}, ${row.booking_reference}`,
    paragraphs: [
      `The claim of ${row.business_name} is accepted, and ${formatAud(toPayCents)} before GST of it is not taken off an invoice. Ask them for their account, and pay it.`,
      ...paragraphsOf(words),
    ],
    facts: factsOf(row),
    link: forDesk(row, site),
  }),
});
