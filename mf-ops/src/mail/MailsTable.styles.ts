import { surface } from '@saltbush/ui';
import styled from 'styled-components';
import { deskTable, narrow, narrowRows, wide } from '../frame/table.styles.ts';

export const Table = styled.table`
  ${deskTable}

  tbody th {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  [data-cell="to"] {
    overflow-wrap: anywhere;
  }

  ${wide} {
    :is([data-cell="status"], [data-cell="queued"]) {
      white-space: nowrap;
    }
  }

  ${narrowRows('subject status', 'to to', 'queued queued')}

  ${narrow} {
    [data-cell="queued"] {
      color: ${surface.textSoft};
    }

    /* This is on the mail's own page. */
    [data-cell="attempts"] {
      display: none;
    }
  }
`;
