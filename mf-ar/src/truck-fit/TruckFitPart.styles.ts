import { color, figures, headline, media, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

export const Head = styled.div`
  > h2 {
    ${headline}
    font-size: ${text.s28};
  }

  > p {
    margin-top: ${space(0.5)};
    color: ${color.inkSoft};
    font-size: ${text.s16};
  }
`;

/** The ground under the truck, as wide as the sheet it stands on: the page says by `--sheet-padding` how far that is. */
export const Stage = styled.div`
  margin-inline: calc(-1 * var(--sheet-padding, 0px));
  padding: ${space(3)} clamp(${space(1)}, 2vw, ${space(3)});
  background: ${color.sand};

  ${media.print} {
    background: none;
  }
`;

export const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(3)};
  color: ${color.inkSoft};
  font-size: ${text.s14};

  > :first-child {
    color: ${color.ink};
    font-weight: 600;
  }

  strong {
    color: ${color.warn};
  }
`;

export const Bars = styled.dl`
  display: grid;
  gap: ${space(2)};
  margin: 0;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(3)};
  }
`;

export const Bar = styled.div`
  ${figures}
  font-size: ${text.s16};

  > dt {
    color: ${color.inkSoft};
    font-size: ${text.s14};
  }

  > dd {
    margin: 0;
    color: ${color.inkSoft};
  }

  strong {
    color: ${color.ink};
    font-size: ${text.s22};
    font-weight: 700;
  }

  em {
    margin-left: ${space(1)};
    color: ${color.warn};
    font-style: normal;
    font-weight: 650;
  }

  &[data-over] strong {
    color: ${color.warn};
  }
`;

export const Gauge = styled.svg`
  display: block;
  width: 100%;
  height: 6px;
  margin-top: ${space(0.75)};
  border-radius: ${radius.pill};
  overflow: hidden;
  forced-color-adjust: none;

  > rect {
    fill: ${color.saltbushMist};
  }

  > [data-part="used"] {
    fill: ${color.saltbush};
  }

  [data-over] & > [data-part="used"] {
    fill: ${color.warn};
  }
`;

export const Chargeable = styled.p`
  ${figures}
  display: grid;
  gap: ${space(0.25)};
  color: ${color.inkSoft};
  font-size: ${text.s14};

  > strong {
    color: ${color.ink};
    font-size: ${text.s16};
    font-weight: 650;
  }
`;
