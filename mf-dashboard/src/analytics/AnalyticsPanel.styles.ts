import { media, space } from '@saltbush/ui';
import styled from 'styled-components';
import { instruments, underFigure } from '../frame/instruments.styles.ts';

export const Period = styled.div`
  max-width: 18rem;
`;

/** Spend at full width, then service mix and on-time rate side by side. */
export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Cards = styled.dl`
  ${instruments}
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > div {
    padding: ${space(2)} clamp(${space(2)}, 2.2vw, ${space(3)});
  }

  dd + dd {
    ${underFigure}
    line-height: 1.4;
  }
`;
