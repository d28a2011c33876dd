import { figures, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Tools = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};

  /* Dense, as everything on a work page. */
  :is(input, select) {
    min-height: 2.5rem;
    padding-block: 0;
    font-size: ${text.s14};
  }

  > nav {
    margin-inline-start: auto;
  }

  @media (max-width: 47.99em) {
    > * {
      flex: 1 1 auto;
    }

    > nav {
      margin-inline-start: 0;
    }
  }
`;

export const Day = styled.div`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};

  > strong {
    min-width: 6.5rem;
    text-align: center;
  }

  > a {
    display: inline-grid;
    place-items: center;
    min-width: 2.5rem;
    min-height: 2.5rem;
    text-decoration: none;
  }
`;
