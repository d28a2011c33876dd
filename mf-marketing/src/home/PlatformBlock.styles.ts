import { color, figures, media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Block = styled.div`
  display: grid;
  gap: ${space(6)};

  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
    align-items: center;
    gap: ${space(10)};
  }
`;

export const Text = styled.p`
  max-width: 34rem;
  margin: ${space(3)} 0 ${space(4)};
  color: ${surface.textSoft};
`;

export const Run = styled.ol`
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
`;

export const Time = styled.time`
  ${figures}
  color: ${surface.accent};
  font-weight: 600;
`;
