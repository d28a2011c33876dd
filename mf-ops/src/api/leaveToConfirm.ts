import type { ApiError } from '@saltbush/contract/api';

/** Address of the gateway's confirmation page; null when it refused for another reason. */
export function confirmUrl({ problem }: ApiError): string | null {
  const url = problem?.confirmUrl;
  return problem?.code === 'confirmation-needed' && typeof url === 'string' && url.startsWith('/confirm/') ? url : null;
}

/**
 * Opens the page on which an operator confirms an act, and returns whether there is one. It is the gateway's own
 * page, so that no script, not even this one, can press its button. It leads back to the current page.
 */
export function leaveToConfirm(failure: ApiError): boolean {
  const url = confirmUrl(failure);
  if (url === null) return false;
  const { pathname } = window.location;
  // A real link: an in-app move would look for a page of a remote.
  const link = document.createElement('a');
  link.href = `${url}?${new URLSearchParams({ back: pathname })}`;
  document.body.append(link);
  link.click();
  link.remove();
  return true;
}
