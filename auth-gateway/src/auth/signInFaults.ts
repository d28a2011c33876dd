import { brand } from '@saltbush/ui/brand';
import { messagePage } from '../pages/messagePage.ts';
import type { PageContent } from '../pages/renderPage.ts';

function again(returnTo: string) {
  return { label: 'Try again', href: `/api/login?${new URLSearchParams({ returnTo })}` };
}

export function expiredPage(returnTo: string): PageContent {
  return messagePage({
    heading: 'This sign-in has expired',
    text: 'It was open for too long, was finished already, or was started in another browser. Nothing was changed.',
    action: again(returnTo),
  });
}

export function cancelledPage(returnTo: string): PageContent {
  return messagePage({
    heading: 'You are not signed in',
    text: 'The sign-in was cancelled. Nothing was changed.',
    action: again(returnTo),
  });
}

export function unfinishedPage(returnTo: string): PageContent {
  return messagePage({
    heading: 'Sign-in did not finish',
    text: `We could not confirm who you are. Try again, and call ${brand.phone} if it happens once more.`,
    action: again(returnTo),
  });
}

export function awayPage(returnTo: string): PageContent {
  return messagePage({
    heading: 'Nobody can sign in just now',
    text: `The service that confirms who you are does not answer. Nothing was lost, and whoever is signed in stays so. Try again in a few minutes, or call ${brand.phone}.`,
    action: again(returnTo),
  });
}
