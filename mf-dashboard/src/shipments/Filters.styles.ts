import { media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Box = styled.div`
  display: grid;
  gap: ${space(2)};
`;

/** Two per row on phones, all in one row where they fit. Lower than form fields. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  gap: ${space(1.5)};

  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @media (min-width: 68em) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.4fr) repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }

  :is(input, select) {
    min-width: 0;
    min-height: 2.5rem;
    padding-block: ${space(0.5)};
    font-size: ${text.s16};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};

  > p {
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }

  > :last-child {
    margin-inline-start: auto;
  }
`;
