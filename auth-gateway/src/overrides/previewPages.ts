import { type Html, html } from '../pages/html.ts';
import { messagePage } from '../pages/messagePage.ts';
import type { PageContent } from '../pages/renderPage.ts';
import type { OverrideRow } from './createOverrideStore.ts';

const TIME = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

const titleOf = ({ kind, name, version }: OverrideRow): string =>
  kind === 'dev' ? `Working copy of ${name}` : `Preview of ${name} ${version}`;

/** The heading. A name wraps only when it is longer than a line. */
const headingOf = ({ kind, name, version }: OverrideRow): Html =>
  kind === 'dev'
    ? html`Working copy of <span class="whole">${name}</span>`
    : html`Preview of <span class="whole">${name}</span> ${version}`;

/**
 * Says what a link would show, and shows it only when the button is pressed: opening the address alone changes nothing.
 */
export function offerPage(row: OverrideRow, { action, proof }: { action: string; proof: string }): PageContent {
  const what =
    row.kind === 'dev'
      ? `This browser will follow the work of ${row.created_by} on ${row.name} and change as they save`
      : `This browser will show ${row.name} ${row.version} in place of what is live`;
  return {
    title: titleOf(row),
    main: html`<h1>${headingOf(row)}</h1>
<p class="lead">${what}, until ${TIME.format(row.expires_at)} (Sydney).</p>
<p class="lead">All other visitors see the site as it is. The link works in one browser only.</p>
<form class="actions" method="get" action="${action}">
<input type="hidden" name="proof" value="${proof}">
<button class="button later" type="submit">Show it in this browser</button> <a href="/">Go to the home page</a>
</form>`,
  };
}

export function takenPage(row: OverrideRow): PageContent {
  const again =
    row.kind === 'dev'
      ? `Ask ${row.created_by} to start it again for a link of your own.`
      : `Ask ${row.created_by} for a link of your own: npx mfe preview ${row.name}@${row.version} makes one.`;
  return messagePage({
    heading: 'Already open elsewhere',
    text: `Another browser uses this link, and it works in one only. ${again} Whoever has it open can also end the preview there, and the link is free again.`,
    action: { label: 'Go to the site', href: row.path },
  });
}

export const endedPage: PageContent = messagePage({
  heading: 'This preview has ended',
  text: 'The link has expired, was revoked or is not complete. Ask whoever sent it for a new one.',
  action: { label: 'Go to the home page', href: '/' },
});

export const visitPage: PageContent = messagePage({
  heading: 'Open this link by itself',
  text: 'A preview begins in a browser that opens its link, over https, and at the press of its button. Nothing was changed.',
  action: { label: 'Go to the home page', href: '/' },
});
