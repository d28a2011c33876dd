import type { ApiError } from '@saltbush/contract/api';

/** Where the gateway asks for a confirmation, or null where it refused for another reason. */
export function confirmUrl({ problem }: ApiError): string | null {
  const url = problem?.confirmUrl;
  return problem?.code === 'confirmation-needed' && typeof url === 'string' && url.startsWith('/confirm/') ? url : null;
}

/**
 * Goes to the page on which an operator confirms an act, and tells whether that is where the act goes on. The page is the
 * gateway's own: no script can press its button, this one neither. It leads back to the page on show.
 */
export function leaveToConfirm(failure: ApiError): boolean {
  const url = confirmUrl(failure);
  if (url === null) return false;
  const { pathname } = window.location;
  // A link, so that the document is left as by any other; a move within the site would look for a page of a remote.
  const link = document.createElement('a');
  link.href = `${url}?${new URLSearchParams({ back: pathname })}`;
  document.body.append(link);
  link.click();
  link.remove();
  return true;
}
