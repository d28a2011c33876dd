import { media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)} ${space(6)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    align-items: center;
  }
`;

export const Title = styled.h2`
  font-size: ${text.s18};
  line-height: 1.3;
  letter-spacing: 0;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  margin-top: ${space(2)};
`;

export const Small = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;

/** With reduced motion nothing moves, so there is nothing to stop. */
export const Control = styled.div`
  margin-inline-end: calc(-1 * ${space(1.75)});

  ${media.reducedMotion} {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;
