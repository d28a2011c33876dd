import { messagePage } from '../pages/messagePage.ts';
import type { PageContent } from '../pages/renderPage.ts';

const HEADINGS: Record<number, string> = {
  403: 'This is not possible from here',
  404: 'There is nothing here',
  429: 'That was too often',
  500: 'Something went wrong here',
  503: 'This cannot be shown for the moment',
  507: 'Nothing can be saved just now',
};

interface Fault {
  status: number;
  detail: string;
  /** Link to try again; null when that would change nothing. */
  again: string | null;
}

/** A fault as a page, for a browser that asked for a page. */
export const faultPage = ({ status, detail, again }: Fault): PageContent =>
  messagePage({
    heading: HEADINGS[status] ?? 'This cannot be done',
    text: detail,
    action: again === null ? { label: 'Go to the home page', href: '/' } : { label: 'Try again', href: again },
  });
