/** `page`: an in-app move. `browser`: the browser leaves this document. */
export type Link = { kind: 'page'; url: URL } | { kind: 'browser' };

const OF_THE_GATEWAY = /^\/(api|mf|idp)(\/|$)/;

/** What following the link around an element would do; null when this document would stay. */
export function linkOf(target: EventTarget | null): Link | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor?.href || anchor.hasAttribute('download')) return null;
  if (anchor.target && anchor.target !== '_self') return null;
  if (!/^https?:$/.test(anchor.protocol)) return null;
  if (anchor.origin !== location.origin || OF_THE_GATEWAY.test(anchor.pathname)) return { kind: 'browser' };
  return { kind: 'page', url: new URL(anchor.href) };
}
