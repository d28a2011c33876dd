import { media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** Search, what is to pay, export: one below the other on phones, in one row where they fit. */
export const Tools = styled.div`
  display: grid;
  gap: ${space(1)} ${space(3)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr) auto;
  }

  input {
    min-height: 2.5rem;
    padding-block: ${space(0.5)};
    font-size: ${text.s16};
  }
`;

export const Owed = styled.p`
  max-width: none;
  color: ${surface.textSoft};

  ${media.tablet} {
    grid-area: 2 / 1 / auto / -1;
  }

  ${media.desktop} {
    grid-area: auto;
    padding-block: ${space(1)};
  }
`;
