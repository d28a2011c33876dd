import { surface } from '@saltbush/ui';
import styled from 'styled-components';
import { narrow, wide } from '../frame/table.styles.ts';
import { Table as ListTable } from '../list/ListTable.styles.ts';

/** On narrow screens, where columns have no heading, the next day says what it is. */
export const Table = styled(ListTable)`
  ${wide} {
    [data-cell="next"] {
      white-space: nowrap;
    }
  }

  ${narrow} {
    [data-cell="next"]:not(:empty)::before {
      content: "Next ";
      color: ${surface.textSoft};
    }
  }
`;
