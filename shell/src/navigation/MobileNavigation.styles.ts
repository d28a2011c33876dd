import { color, media, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';
import { menuToggle } from './menu-toggle.styles.ts';

export const Narrow = styled.details`
  ${media.desktop} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

export const Toggle = styled.summary`
  ${menuToggle}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${space(5.5)};
  margin-inline-end: calc(-1 * ${space(1)});
  padding: 0 ${space(1)};
  border-radius: ${radius.control};
  color: ${color.ink};
  font-size: ${text.s16};
  font-weight: 640;

  > svg {
    flex: none;
  }

  /* A cross takes the place of the three lines while the sheet is open. */
  :not([open]) > & > svg + svg,
  [open] > & > svg:has(+ svg) {
    display: none;
  }
`;

/** Where the bar is narrow for the size of its letters, the icon stands alone. */
export const ToggleLabel = styled.span`
  @container (max-width: 19em) {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
