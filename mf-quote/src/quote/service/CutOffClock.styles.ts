import { color, figures, media, onLight, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Root = styled.section`
  ${onLight}
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};

  ${media.tablet} {
    padding: ${space(2.5)};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
`;

export const Now = styled.p`
  ${figures}
  display: flex;
  align-items: center;
  gap: ${space(1)};
  font-size: ${text.s16};

  > svg {
    flex: none;
    color: ${color.saltbush};
  }
`;

export const Day = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.s14};
`;

/** One column for each level, in the order in which they close. */
export const Levels = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 4rem), 1fr));
  gap: ${space(1)} ${space(0.75)};
`;

export const Level = styled.li`
  ${figures}
  display: grid;
  align-content: start;
  gap: ${space(0.25)};
  font-size: ${text.s14};
  line-height: 1.35;

  > strong {
    margin-top: ${space(1)};
    font-size: ${text.s14};
  }

  > [data-state="open"] {
    color: ${color.good};
    font-weight: 600;
  }

  > [data-state="soon"] {
    color: ${color.warn};
    font-weight: 700;
  }

  &[data-closed] {
    color: ${color.inkSoft};

    > strong {
      font-weight: 500;
    }
  }

  ${media.tablet} {
    > strong {
      font-size: ${text.s16};
    }
  }
`;

/** The part of the day before a cut-off. What has passed of it is dark. */
export const Stretch = styled.svg`
  overflow: visible;

  > [data-part="all"] {
    fill: ${color.saltbushMist};
    stroke: ${color.control};
    stroke-width: 0.5;
  }

  > [data-part="passed"] {
    fill: ${color.control};
  }

  > [data-part="now"] {
    fill: ${color.white};
    stroke: ${color.ink};
    stroke-width: 3;
  }

  ${media.forcedColors} {
    > [data-part="all"] {
      fill: Canvas;
      stroke: CanvasText;
    }

    > [data-part="passed"] {
      fill: GrayText;
    }
  }
`;
