import styled from 'styled-components';
import { color, media, motion, radius, space, surface, text } from '../theme/theme.ts';
import { figures } from '../theme/typography.ts';

/** They wrap where they do not fit beside each other, since nobody would miss a view that slid out of sight. */
export const Views = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  min-width: 0;

  > a {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${space(0.75)};
    min-height: 2.5rem;
    padding-inline: ${space(1.5)};
    border: 1px solid transparent;
    border-radius: ${radius.pill};
    color: ${surface.text};
    font-size: ${text.s14};
    font-weight: 600;
    text-decoration: none;
    transition: background-color ${motion.quick};
  }

  > a[aria-current] {
    background: ${color.saltbush};
    color: ${color.white};
  }

  ${media.hover} {
    > a:hover:not([aria-current]) {
      background: ${color.paper};
    }
  }

  ${media.forcedColors} {
    > a[aria-current] {
      border: 3px solid Highlight;
    }
  }
`;

export const Count = styled.span`
  ${figures}
  font-weight: 450;
`;
