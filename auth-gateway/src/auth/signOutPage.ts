import { html } from '../pages/html.ts';
import type { PageContent } from '../pages/renderPage.ts';

/** Asks before signing out when another site led here: no other site may sign a visitor out. */
export const signOutPage: PageContent = {
  title: 'Sign out',
  main: html`<h1>Sign out?</h1>
<p class="lead">Another site sent you here. You stay signed in unless you choose to sign out.</p>
<form class="actions" method="post" action="/api/logout">
<button class="button" type="submit">Sign out</button> <a href="/">Stay signed in</a>
</form>`,
};
