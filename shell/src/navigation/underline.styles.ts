import { color, media, motion, radius } from '@saltbush/ui';
import { css } from 'styled-components';

/** The animated line under an entry of the bar. */
export const underline = css`
  &::after {
    position: absolute;
    inset: auto var(--bar-space) 0;
    height: 3px;
    border-radius: ${radius.pill};
    background: ${color.ochre};
    content: "";
    transform: scaleX(0);
    transition: transform ${motion.quick};

    ${media.forcedColors} {
      background: Highlight;
    }
  }
`;
