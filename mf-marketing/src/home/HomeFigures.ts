import { media, StatBand, text } from '@saltbush/ui';
import styled from 'styled-components';

/** The company's figures. One of them is a word, so they are smaller and in wider columns than elsewhere. */
export const HomeFigures = styled(StatBand)`
  dd {
    font-size: ${text.s36};
  }

  @media (max-width: 22.49em) {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(11.5rem, 1fr));
  }
`;
