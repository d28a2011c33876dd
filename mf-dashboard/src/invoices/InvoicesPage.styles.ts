import { media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** The search beside what is owed, one below the other on phones. */
export const Tools = styled.div`
  display: grid;
  gap: ${space(1.5)} ${space(3)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr) auto;
    align-items: end;
  }

  input {
    min-height: 2.5rem;
    padding-block: ${space(0.5)};
    font-size: ${text.s16};
  }
`;

export const Owed = styled.p`
  color: ${surface.textSoft};

  ${media.tablet} {
    padding-block: ${space(1)};
  }
`;
