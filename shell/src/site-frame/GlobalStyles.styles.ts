import { createGlobalStyle } from 'styled-components';

/** The bar is lower on small screens; the scroll padding of the site uses this height. */
export const HeaderHeight = createGlobalStyle`
  @media (max-width: 63.99em) {
    html:root {
      --sb-header-height: 64px;
    }
  }
`;

/** The page behind the open sheet of small screens does not scroll. */
export const ScrollLock = createGlobalStyle`
  @media (max-width: 63.99em) {
    html:has([data-menu="sheet"][open]) {
      overflow: hidden;
    }
  }
`;
