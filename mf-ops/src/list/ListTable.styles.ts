import { surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { between, deskTable, narrow, wide } from '../frame/table.styles.ts';

/**
 * A table. On narrow screens each row becomes the heading beside the status (`data-cell="status"`), then a line per
 * cell. There, cells with `data-narrow="quiet"` are softer, and cells with `hidden` are left to the record's page.
 */
export const Table = styled.table`
  ${deskTable}

  td {
    overflow-wrap: break-word;
  }

  tbody [data-cell="name"] {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  ${wide} {
    [data-cell="name"] {
      min-width: 9rem;
      max-width: 18rem;
    }

    :is([data-cell="status"], [data-cell="when"], [data-cell="booking"]) {
      white-space: nowrap;
    }

    [data-cell="long"] {
      min-width: 12rem;
      overflow-wrap: anywhere;
    }
  }

  ${narrow} {
    tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      grid-auto-flow: row;
    }

    tbody td {
      grid-column: 1 / -1;
      overflow-wrap: anywhere;
    }

    tbody th {
      grid-area: 1 / 1;
      font-size: ${text.s16};
    }

    [data-cell="status"] {
      grid-area: 1 / 2;
      text-align: end;
    }

    [data-narrow="quiet"] {
      color: ${surface.textSoft};
    }

    [data-narrow="hidden"] {
      display: none;
    }
  }

  /* Leaves room for the time below the status. */
  ${between} {
    [data-cell="when"][data-narrow="quiet"] {
      grid-area: 2 / 2;
      text-align: end;
    }

    tbody tr > td:nth-of-type(2) {
      grid-column: 1;
    }
  }
`;
