import { media, space } from '@saltbush/ui';
import styled from 'styled-components';
import { instruments, underFigure } from '../frame/instruments.styles.ts';

export const Strip = styled.dl`
  ${instruments}
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (min-width: 68em) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  > div {
    min-height: 6.5rem;
    padding: ${space(2)} clamp(${space(1.5)}, 1.6vw, ${space(2.5)});
  }
`;

export const Trend = styled.dd`
  && {
    ${underFigure}
    line-height: 1.35;
  }
`;
