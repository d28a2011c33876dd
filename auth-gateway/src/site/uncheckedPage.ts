import { messagePage } from '../pages/messagePage.ts';
import type { PageContent } from '../pages/renderPage.ts';

/** Shown in place of a page for signed-in visitors while nobody can tell who is signed in. */
export const uncheckedPage = (address: string): PageContent =>
  messagePage({
    heading: 'This page cannot be shown for the moment',
    text: 'We cannot check your sign-in just now. You are not signed out, and nothing is lost: load the page again in a minute.',
    action: { label: 'Load it again', href: address },
  });
