import { type Html, html } from '../../pages/html.ts';
import type { PageContent } from '../../pages/renderPage.ts';
import type { DemoUser } from './demo-users.data.ts';

export interface SignInForm {
  /** Where both forms on the page are sent: the address of this sign-in. */
  action: string;
  email: string;
  password: string;
  errors: { email?: string; password?: string; form?: string };
  demoUsers: readonly DemoUser[];
}

const ROLE_NAMES: Record<DemoUser['role'], string> = {
  client: 'Client',
  staff: 'Staff',
  ops: 'Operations',
};

export function signInPage({ action, email, password, errors, demoUsers }: SignInForm): PageContent {
  const isFilled = email !== '' && password !== '';
  const focused = email === '' || errors.email ? 'email' : 'password';
  const hasErrors = Object.keys(errors).length > 0;
  return {
    title: hasErrors ? 'Error: sign in' : 'Sign in',
    main: html`<h1>Sign in</h1>
<p class="lead">Your shipments, prices and paperwork, in one place.</p>
${errors.form && html`<div class="notice" role="alert">${alertIcon}<p>${errors.form}</p></div>`}
<form method="post" action="${action}" novalidate>
${field({ name: 'email', label: 'E-mail', value: email, error: errors.email, hasFocus: !isFilled && focused === 'email' })}
${field({ name: 'password', label: 'Password', value: password, error: errors.password, hasFocus: !isFilled && focused === 'password' })}
<button class="button wide" type="submit"${isFilled && html` autofocus`}>Sign in</button>
</form>
<p class="aside">No account yet? <a href="/new-client">Set up as a new client</a></p>
${demoUsers.length > 0 && demoAccounts(action, demoUsers)}`,
  };
}

interface Field {
  name: 'email' | 'password';
  label: string;
  value: string;
  error: string | undefined;
  hasFocus: boolean;
}

function field({ name, label, value, error, hasFocus }: Field): Html {
  const attributes =
    name === 'email'
      ? html`type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false"`
      : html`type="password" autocomplete="current-password"`;
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" maxlength="200" required ${attributes}${
    error && html` aria-invalid="true" aria-describedby="${name}-error"`
  }${hasFocus && html` autofocus`}>
${error && html`<p class="error" id="${name}-error">${alertIcon}${error}</p>`}
</div>`;
}

function demoAccounts(action: string, demoUsers: readonly DemoUser[]): Html {
  return html`<section class="demo" aria-labelledby="demo">
<h2 id="demo">Demo accounts</h2>
<form method="get" action="${action}">
<ul>${demoUsers.map(
    ({ name, role, email, password }) => html`<li>
<p><strong>${name}</strong> ${ROLE_NAMES[role]}<br><code>${email}</code><br><code>${password}</code></p>
<button class="quiet" name="account" value="${email}" aria-label="Fill in ${name}'s account">Fill in</button>
</li>`,
  )}</ul>
</form>
</section>`;
}

const alertIcon = html`<svg class="icon" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 7.5v5M12 16.25v.01"/></svg>`;
