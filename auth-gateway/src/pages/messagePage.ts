import { html } from './html.ts';
import type { PageContent } from './renderPage.ts';

export interface Message {
  heading: string;
  text: string;
  action: { label: string; href: string };
}

const HOME = '/';

/** A page that says what happened and what to do next. */
export function messagePage({ heading, text, action }: Message): PageContent {
  return {
    title: heading,
    main: html`<h1>${heading}</h1>
<p class="lead">${text}</p>
<p class="actions"><a class="button" href="${action.href}">${action.label}</a>${action.href !== HOME && html` <a href="${HOME}">Go to the home page</a>`}</p>`,
  };
}
