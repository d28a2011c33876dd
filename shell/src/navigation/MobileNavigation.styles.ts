import { color, media, radius, space, text } from '@saltbush/ui';
import styled, { css } from 'styled-components';

export const Narrow = styled.div`
  ${media.desktop} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

const toggle = css`
  align-items: center;
  gap: ${space(1)};
  min-height: ${space(5.5)};
  margin-inline-end: calc(-1 * ${space(1)});
  padding: 0 ${space(1)};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.ink};
  font: inherit;
  font-size: ${text.s16};
  font-weight: 640;
  text-decoration: none;
  cursor: pointer;

  > svg {
    flex: none;
  }
`;

export const Toggle = styled.button`
  ${toggle}
  display: inline-flex;

  @media (scripting: none) {
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

/** Without scripts the footer is the menu. */
export const WithoutScript = styled.a`
  ${toggle}
  display: none;

  @media (scripting: none) {
    display: inline-flex;
  }
`;
