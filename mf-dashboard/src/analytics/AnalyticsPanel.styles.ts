import { color, figures, headline, media, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Period = styled.div`
  max-width: 18rem;
`;

/** Spend over the whole width, then mix and punctuality side by side. */
export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Cards = styled.dl`
  ${onLight}
  ${figures}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.hairline};
  background-clip: padding-box;
  overflow: hidden;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > div {
    display: grid;
    align-content: start;
    gap: ${space(0.25)};
    padding: ${space(2)} clamp(${space(2)}, 2.2vw, ${space(3)});
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

  dd + dd {
    color: ${surface.textSoft};
    font-family: inherit;
    font-size: ${text.s14};
    font-stretch: inherit;
    font-weight: 450;
    line-height: 1.4;
    letter-spacing: normal;
  }
`;
