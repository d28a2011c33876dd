/** What a mail says. Every text is plain: the layout escapes it. */
export interface MailContent {
  title: string;
  /** What mail programs show beside the subject in their list. */
  preheader: string;
  paragraphs: readonly string[];
  facts?: readonly { label: string; value: string }[];
  /** Amounts, before the totals. */
  lines?: readonly MailLine[];
  /** The one thing to do. Its address is also shown as text. */
  link?: { label: string; href: string };
  /** What else is good to know, below the button. */
  notes?: readonly string[];
}

export interface MailLine {
  label: string;
  amountCents: number;
  /** Totals are set off, and the last of them is the largest thing on the list. */
  isTotal?: boolean;
}
