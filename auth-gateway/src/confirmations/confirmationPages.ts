import type { Role } from '@saltbush/contract';
import { html } from '../pages/html.ts';
import { messagePage } from '../pages/messagePage.ts';
import type { PageContent } from '../pages/renderPage.ts';
import type { ActWords } from './act-words.ts';

interface Asked {
  words: ActWords;
  /** Who asked, as the log will record them. */
  actor: string;
  /** Address that the form is sent to. */
  action: string;
  secret: string;
  /** Address of the link that leaves without doing it. */
  back: string;
}

/**
 * The page that says what will happen and has a button that does it. The button appears after a second: see its style.
 */
export function confirmPage({ words, actor, action, secret, back }: Asked): PageContent {
  const facts = [...words.facts, ['In the name of', actor] as const];
  return {
    title: 'Confirm',
    main: html`<h1 class="question">${words.question}</h1>
<dl class="facts">${facts.map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}</dl>
<p class="lead">Read it before you confirm: a page of the site asked for this, in your name. If it is not what you pressed, go back and tell your team.</p>
${words.download !== undefined && html`<p class="lead">${words.download}</p>`}
<form class="actions" method="post" action="${action}">
<input type="hidden" name="secret" value="${secret}">
<button class="button later${words.isGrave === true && ' grave'}" type="submit">${words.confirm}</button> <a href="${back}">${words.download === undefined ? 'Go back, do nothing' : 'Go back'}</a>
</form>`,
  };
}

/** Shows a new token's text. It cannot be shown again. */
export function tokenPage({
  label,
  token,
  ends,
  back,
}: {
  label: string;
  token: string;
  ends: string;
  back: string;
}): PageContent {
  return {
    title: 'The token is made',
    main: html`<h1>Token ${label} is made</h1>
<p class="lead">Copy it now: it is not shown again. It works until ${ends} (Sydney).</p>
<p class="secret"><code>${token}</code></p>
<p class="lead">Keep it as you keep a password. Whoever has it can do what it may.</p>
<p class="actions"><a class="button" href="${back}">Back to the console</a></p>`,
  };
}

export const notOwnPage = messagePage({
  heading: 'Nothing is shown here',
  text: 'This page answers a browser that opens it by itself. Nothing was done. Open it from the desk or the console, over https.',
  action: { label: 'Go to the desk', href: '/ops' },
});

const WHO: Partial<Record<Role, string>> = { ops: 'operators', staff: 'staff' };

/** For a user who does not have, or no longer has, the role that the act needs. */
export const notForYouPage = (role: Role): PageContent =>
  messagePage({
    heading: `This is for ${WHO[role] ?? role}`,
    text: `Sign in with an account that has the role ${role}. Nothing was done.`,
    action: { label: 'Go to the home page', href: '/' },
  });

export const endedPage = (back: string): PageContent =>
  messagePage({
    heading: 'This confirmation has ended',
    text: 'It waits for five minutes, and for the account that asked. Nothing was done. Go back and ask again.',
    action: { label: 'Go back', href: back },
  });

export const donePage = (back: string): PageContent =>
  messagePage({
    heading: 'This was answered already',
    text: 'It is done once, however often the form is sent. Go back to see what became of it; to have it done again, ask again.',
    action: { label: 'Go back', href: back },
  });

export const outdatedPage = (action: string): PageContent =>
  messagePage({
    heading: 'This page is not the latest',
    text: 'It was opened again since, and only the latest one counts. Nothing was done.',
    action: { label: 'Open it again', href: action },
  });

export const refusedPage = (reason: string, back: string): PageContent =>
  messagePage({ heading: 'Not done', text: reason, action: { label: 'Go back', href: back } });
