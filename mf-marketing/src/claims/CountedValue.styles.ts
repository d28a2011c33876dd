import styled, { css, keyframes } from 'styled-components';

const roll = keyframes`
  from {
    transform: translateY(calc(100% - 1lh));
  }
`;

/** It has no fill, so what it hides comes back when the reels stop, and what it shows goes. */
const hide = keyframes`
  from,
  to {
    opacity: 0;
  }
`;

const show = keyframes`
  from,
  to {
    opacity: 1;
  }
`;

const COUNT = '1100ms cubic-bezier(0.215, 0.61, 0.355, 1)';

/** Print shows the figure even if it is asked for while the digits roll. */
const whileCounting = (animation: ReturnType<typeof css>) => css`
  @media screen and (prefers-reduced-motion: no-preference) {
    [data-seen] > & {
      ${animation}
    }
  }
`;

/** The figure and the reels lie in one cell, so that the reels change no size. */
export const Value = styled.span`
  display: inline-grid;

  > * {
    grid-area: 1 / 1;
  }
`;

export const Figure = styled.span`
  ${whileCounting(css`
    animation: ${hide} ${COUNT};
  `)}
`;

/** Everything it shows is generated, so that only the figure is found, copied and read out. */
export const Reels = styled.span`
  display: flex;
  opacity: 0;
  pointer-events: none;
  ${whileCounting(css`
    animation: ${show} ${COUNT};
  `)}

  > span {
    position: relative;
    overflow: visible clip;
  }

  /* As wide as the character in the figure. */
  > span::before {
    content: attr(data-character);
    visibility: hidden;
  }

  /* Its last line is in sight; the lines above it pass first. */
  > span::after {
    content: attr(data-lines);
    position: absolute;
    inset: auto 0 0;
    white-space: pre;
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    [data-seen] > & > span::after {
      animation: ${roll} ${COUNT};
    }
  }
`;
