import { color, media, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const SkipLink = styled.a`
  position: fixed;
  z-index: 30;
  inset: ${space(1)} auto auto ${space(1)};
  display: inline-flex;
  align-items: center;
  min-height: ${space(6)};
  padding: 0 ${space(2.5)};
  border-radius: ${radius.control};
  background: ${color.ink};
  color: ${color.white};
  font-size: ${text.s16};
  font-weight: 640;
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }

  ${media.print} {
    display: none;
  }
`;

/** Keeps the footer at the bottom of the window on short pages. */
export const Main = styled.main`
  min-height: 60vh;

  /* A page to work in leaves its edges to the frame. */
  &[data-edges] {
    padding: ${space(3)} var(--sb-gutter);
  }
`;
