import { color, figures, headline, onLight, radius, space, surface, text } from '@saltbush/ui';
import { css } from 'styled-components';

/** Figures in one panel, separated by hairlines. */
export const instruments = css`
  ${onLight}
  ${figures}
  display: grid;
  gap: 1px;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.hairline};
  background-clip: padding-box;
  overflow: hidden;

  > div {
    display: grid;
    align-content: start;
    gap: ${space(0.25)};
    background: ${color.white};
  }

  dt {
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }

  dd {
    ${headline}
    font-size: ${text.s28};
  }
`;

/** Text below a figure. */
export const underFigure = css`
  color: ${surface.textSoft};
  font-family: inherit;
  font-size: ${text.s14};
  font-stretch: inherit;
  font-weight: 450;
  letter-spacing: normal;
`;
