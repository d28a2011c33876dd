/** Addresses that leave the document, where the browser itself asks. */
const OF_THE_GATEWAY = /^\/(api|mf|idp)(\/|$)/;

/** The link around the clicked element, if following it leads to another page of the site in this document. */
export function siteLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  if (link.origin !== location.origin || OF_THE_GATEWAY.test(link.pathname)) return null;
  return link.pathname === location.pathname ? null : link;
}
