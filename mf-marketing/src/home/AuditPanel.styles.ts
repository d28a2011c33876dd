import { color, media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Panel = styled.div`
  display: grid;
  gap: ${space(5)};

  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
    align-items: center;
    gap: ${space(8)};
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};

  p {
    max-width: 32rem;
    color: ${surface.textSoft};
  }
`;

/** Looks like the form it links to. */
export const Questions = styled.ol`
  overflow: hidden;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
  counter-reset: question;

  li {
    display: grid;
    grid-template-columns: min(2.5rem, 12%) minmax(0, 1fr);
    gap: 0 ${space(1.5)};
    padding: ${space(2)} ${space(3)};
    border-top: 1px solid ${color.hairline};
    counter-increment: question;
  }

  li:first-child {
    border-top: 0;
  }

  li::before {
    content: counter(question);
    grid-row: span 2;
    color: ${surface.accent};
    font-size: ${text.s28};
    font-weight: 700;
    line-height: 1.2;
  }

  span {
    color: ${surface.textSoft};
    font-size: ${text.s16};
  }
`;
