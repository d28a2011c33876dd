import { color, figures, media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Block = styled.div`
  display: grid;
  gap: ${space(5)};

  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
    align-items: center;
    gap: ${space(8)};
  }
`;

export const Text = styled.p`
  max-width: 34rem;
  margin: ${space(3)} 0 ${space(4)};
  color: ${surface.textSoft};
`;

/** A list on phones, a line of time from left to right on a desk. */
export const Run = styled.ol`
  margin-top: ${space(6)};
  border-radius: ${radius.card};
  background: ${color.inkRaised};
  padding: ${space(1)} ${space(3.5)};

  li {
    display: grid;
    grid-template-columns: min(4.75rem, 30%) minmax(0, 1fr);
    gap: 0 ${space(2)};
    padding: ${space(2)} 0;
    border-top: 1px solid ${surface.line};
  }

  li:first-child {
    border-top: 0;
  }

  span {
    grid-column: 2;
    color: ${surface.textSoft};
    font-size: ${text.s16};
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    gap: ${space(3)};
    padding: ${space(3)};

    li {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: ${space(0.5)};
      padding: 0 0 0 ${space(2)};
      border-top: 0;
      border-left: 2px solid ${surface.line};
    }

    span {
      grid-column: 1;
    }
  }
`;

export const Time = styled.time`
  ${figures}
  color: ${surface.accent};
  font-weight: 600;
`;
