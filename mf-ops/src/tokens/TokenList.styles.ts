import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { Rows } from '../console/rows.styles.ts';

export const List = styled(Rows)`
  > li {
    gap: ${space(0.25)};
    padding-block: ${space(2)};
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

  /* Its height is no reason for the row to stand apart. */
  > button {
    margin-block: -${space(1)};
    margin-inline-start: auto;
  }
`;
