import styled from 'styled-components';
import { color, font, media, space, surface, text } from '../theme/theme.ts';

export const Root = styled.ol`
  display: grid;
  counter-reset: step;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: ${space(5)} minmax(0, 1fr);
    column-gap: ${space(2.5)};
    padding-bottom: ${space(4)};
    counter-increment: step;
  }

  > li:last-child {
    padding-bottom: 0;
  }

  > li::before {
    content: counter(step);
    z-index: 1;
    display: grid;
    place-items: center;
    width: ${space(5)};
    height: ${space(5)};
    border-radius: 50%;
    background: ${color.ink};
    color: ${color.white};
    font-family: ${font.display};
    font-size: ${text.s16};
    font-stretch: 110%;
    font-weight: 720;
    font-variant-numeric: tabular-nums;
  }

  ${media.forcedColors} {
    > li::before {
      border: 1px solid;
    }
  }

  > li:not(:last-child)::after {
    content: "";
    position: absolute;
    inset: ${space(5)} auto 0 calc(${space(2.5)} - 1px);
    width: 2px;
    background: repeating-linear-gradient(${surface.accent} 0 8px, transparent 8px 16px);
  }

  h3 {
    margin-top: 0.3em;
  }

  p {
    margin-top: ${space(0.75)};
    max-width: 34rem;
    color: ${surface.textSoft};
  }

  ${media.print} {
    > li::before {
      border: 1px solid;
    }
  }
`;
