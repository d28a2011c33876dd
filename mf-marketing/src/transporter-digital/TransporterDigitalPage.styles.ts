import { color, headline, media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Title = styled.h2`
  margin-bottom: ${space(5)};
`;

/** Five parts in two rows, the first part the widest. */
export const Features = styled.ol`
  display: grid;
  gap: 0 ${space(6)};
  counter-reset: part;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: repeat(12, 1fr);
  }
`;

export const Feature = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(3)} 0 ${space(5)};
  border-top: 2px solid ${color.ink};
  counter-increment: part;

  &::before {
    ${headline}
    content: counter(part);
    color: ${surface.accent};
    font-size: ${text.s36};
  }

  p {
    color: ${surface.textSoft};
  }

  ${media.tablet} {
    &:last-child {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    &,
    &:last-child {
      grid-column: span 4;
    }

    &:nth-child(1) {
      grid-column: span 7;
    }

    &:nth-child(2) {
      grid-column: span 5;
    }
  }
`;

export const See = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space(2)};

  p {
    color: ${surface.textSoft};
  }
`;
