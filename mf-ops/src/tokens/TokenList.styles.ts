import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { Rows } from '../console/rows.styles.ts';

export const List = styled(Rows)`
  > li {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(0.25)} ${space(2)};
  }

  > li > * {
    grid-column: 1;
  }

  /* At the end of the row, without spreading its lines apart. */
  > li > button {
    grid-column: 2;
    grid-row: 1 / span 3;
    align-self: start;
  }

  > li > form {
    grid-column: 1 / -1;
    margin-top: ${space(1)};
  }

  /* On a phone it stands beside the name only, so that the other lines get the whole width. */
  @media (max-width: 47.99em) {
    > li > button {
      grid-row: 1;
    }

    > li > p {
      grid-column: 1 / -1;
    }
  }

  @media (max-width: 19.99em) {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }

    > li > button {
      grid-column: 1;
      grid-row: auto;
      justify-self: start;
    }
  }

  p {
    max-width: none;
  }

  > li[data-standing]:not([data-standing="valid"]) {
    color: ${surface.textSoft};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};

  > b {
    font-size: ${text.s16};
    overflow-wrap: anywhere;
  }
`;
