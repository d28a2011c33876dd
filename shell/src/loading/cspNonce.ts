/** The page's nonce. The browser hides it from `getAttribute`, the property keeps it. */
export const cspNonce: string | undefined = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce;

declare global {
  // webpack and styled-components read the nonce from this name.
  var __webpack_nonce__: string | undefined;
}

__webpack_nonce__ = cspNonce;
