import { html } from './html.ts';
import type { PageContent } from './renderPage.ts';

export interface Message {
  heading: string;
  text: string;
  action: { label: string; href: string };
}

/** A page that says what happened and what to do next. */
export function messagePage({ heading, text, action }: Message): PageContent {
  return {
    title: heading,
    main: html`<h1>${heading}</h1>
<p class="lead">${text}</p>
<p class="actions"><a class="button" href="${action.href}">${action.label}</a> <a href="/">Go to the home page</a></p>`,
  };
}
