import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { Rows, Soft as SoftLine } from '../console/rows.styles.ts';

export const List = styled(Rows)`
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

export const Soft = styled(SoftLine)`
  max-width: none;
`;
