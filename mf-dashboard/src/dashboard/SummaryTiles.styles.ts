import { color, figures, headline, media, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** One instrument panel rather than six cards: hairlines between the figures. */
export const Strip = styled.dl`
  ${onLight}
  ${figures}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.hairline};
  background-clip: padding-box;
  overflow: hidden;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (min-width: 68em) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  > div {
    display: grid;
    align-content: start;
    gap: ${space(0.25)};
    min-height: 6.5rem;
    padding: ${space(2)} clamp(${space(1.5)}, 1.6vw, ${space(2.5)});
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

export const Trend = styled.dd`
  && {
    color: ${surface.textSoft};
    font-family: inherit;
    font-size: ${text.s14};
    font-stretch: inherit;
    font-weight: 450;
    line-height: 1.35;
    letter-spacing: normal;
  }
`;
