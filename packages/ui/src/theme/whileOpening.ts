import { css } from 'styled-components';

/**
 * Leaves out what is far from the window while a page opens, so that its top is painted sooner; see
 * `@saltbush/contract/opening`. `selector` finds bands of the page that stick out nowhere and hold nothing `fixed`.
 */
export const whileOpening = (selector: string) => css`
  @media screen {
    [data-opening] ${selector} {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 40rem;
    }
  }
`;
