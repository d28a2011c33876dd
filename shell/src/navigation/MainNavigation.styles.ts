import { media, motion, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { underline } from './underline.styles.ts';

export const List = styled.ul`
  display: flex;
  align-items: center;
`;

export const BarLink = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${space(5.5)};
  padding: 0 var(--bar-space);
  border-radius: ${radius.control};
  color: ${surface.text};
  font-size: ${text.s16};
  font-weight: 560;
  text-decoration: none;
  white-space: nowrap;
  transition: color ${motion.quick};

  ${underline}

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
