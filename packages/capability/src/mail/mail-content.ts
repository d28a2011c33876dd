/** The content of a mail. All texts are plain; the layout escapes them. */
export interface MailContent {
  title: string;
  /** The line that mail programs show beside the subject. */
  preheader: string;
  paragraphs: readonly string[];
  facts?: readonly { label: string; value: string }[];
  /** Amounts, listed before the totals. */
  lines?: readonly MailLine[];
  /** Lists under headings, each row with the page that it is about. */
  lists?: readonly { title: string; rows: readonly MailListRow[] }[];
  /** The one thing to do. The address is also shown as text. */
  link?: { label: string; href: string };
  /** Further notes, below the button. */
  notes?: readonly string[];
  /** Small links at the end, such as the one that ends such mails. */
  links?: readonly { label: string; href: string }[];
}

interface MailListRow {
  label: string;
  href: string;
  detail: string;
}

export interface MailLine {
  label: string;
  amountCents: number;
  /** Totals are set apart, and the last one is printed largest. */
  isTotal?: boolean;
}
