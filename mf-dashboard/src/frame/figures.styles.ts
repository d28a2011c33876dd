import { media, space, text } from '@saltbush/ui';
import styled from 'styled-components';
import { instruments } from './instruments.styles.ts';

/** Sums of money side by side: two in a row on phones. */
export const Figures = styled.dl`
  ${instruments}
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;

  > div {
    padding: ${space(1.5)} ${space(2)};
  }

  dd {
    margin: 0;
    font-size: ${text.s22};
    overflow-wrap: anywhere;
  }

  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  }
`;
