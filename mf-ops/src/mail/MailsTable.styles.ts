import { surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { deskTable, narrow, wide } from '../frame/table.styles.ts';

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

  ${narrow} {
    tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-areas:
        "subject status"
        "to to"
        "queued queued";
    }

    [data-cell="subject"] {
      grid-area: subject;
      font-size: ${text.s16};
    }

    [data-cell="status"] {
      grid-area: status;
    }

    [data-cell="to"] {
      grid-area: to;
    }

    [data-cell="queued"] {
      grid-area: queued;
      color: ${surface.textSoft};
    }

    /* The mail itself says it. */
    [data-cell="attempts"] {
      display: none;
    }
  }
`;
