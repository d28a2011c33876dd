/**
 * The nonce of a page from an older gateway, whose policy allows by nonce. Newer policies allow by hash, and their
 * pages have no nonce. Browsers hide it from `getAttribute` but keep it in the property.
 */
export const cspNonce: string | undefined = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce;

declare global {
  // webpack and styled-components read the nonce from this global.
  var __webpack_nonce__: string | undefined;
}

__webpack_nonce__ = cspNonce;
