import { color, figures, headline, media, space, Tabs, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Times = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const SameDay = styled.section`
  display: grid;
  gap: ${space(2)};
`;

/** Four levels in view on every screen, with "Closed" under the name. */
export const Levels = styled(Tabs)`
  [role="tablist"] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  }

  [role="tab"] {
    flex-flow: column nowrap;
    align-items: flex-start;
    gap: ${space(0.25)};
    padding: ${space(1)};
    text-align: start;
  }

  [role="tab"]::after {
    inset-inline: ${space(1)};
  }

  ${media.tablet} {
    [role="tablist"] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** A same-day level: its promise, with its price at the end of the line. */
export const Level = styled.div`
  display: grid;
  gap: ${space(2)};
`;

export const LevelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(3)};

  > p {
    max-width: 28rem;
    color: ${color.inkSoft};
    font-size: ${text.s16};
  }
`;

export const LevelPrice = styled.strong`
  ${headline}
  ${figures}
  font-size: ${text.s28};

  > small {
    margin-left: ${space(0.75)};
    font-family: inherit;
    font-size: ${text.s14};
    font-stretch: 100%;
    font-weight: 450;
    letter-spacing: 0;
    color: ${color.inkSoft};
  }
`;

export const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
`;
