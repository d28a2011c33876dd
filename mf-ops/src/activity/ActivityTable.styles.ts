import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { deskTable, narrow } from '../frame/table.styles.ts';

export const Table = styled.table`
  ${deskTable}

  tbody :is(th, td) {
    padding-block: ${space(1)};
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  tbody th {
    white-space: normal;
  }

  [data-cell="when"] {
    white-space: nowrap;
  }

  tr[data-kind="rollback"] th {
    color: ${surface.danger};
  }

  ${narrow} {
    tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-areas:
        "what when"
        "why why"
        "who who";
    }

    [data-cell="what"] {
      grid-area: what;
      font-size: ${text.s16};
    }

    [data-cell="when"] {
      grid-area: when;
      color: ${surface.textSoft};
    }

    [data-cell="why"] {
      grid-area: why;
    }

    [data-cell="who"] {
      grid-area: who;
      color: ${surface.textSoft};
    }
  }
`;
