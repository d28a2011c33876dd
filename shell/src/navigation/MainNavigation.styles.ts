import { color, media, motion, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const List = styled.ul`
  display: flex;
  align-items: center;
`;

export const BarLink = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${space(5.5)};
  padding: 0 ${space(1.25)};
  border-radius: ${radius.control};
  color: ${surface.text};
  font-size: ${text.s16};
  font-weight: 560;
  text-decoration: none;
  white-space: nowrap;
  transition: color ${motion.quick};

  &::after {
    position: absolute;
    inset: auto ${space(1.25)} 0;
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

  &[aria-current] {
    color: ${surface.link};
  }

  &[aria-current]::after {
    transform: scaleX(1);
  }

  ${media.hover} {
    &:hover {
      color: ${surface.link};
    }
  }
`;
