import { media, space, surface } from '@saltbush/ui';
import styled from 'styled-components';
import { deskTable, narrow, narrowRows, wide } from '../frame/table.styles.ts';

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

  ${wide} {
    [data-cell="what"] {
      width: 28%;
    }

    [data-cell="who"] {
      width: 20%;
    }
  }

  ${media.print} {
    [data-cell="what"] {
      width: 30%;
    }

    [data-cell="who"] {
      width: 24%;
    }
  }

  ${narrowRows('what when', 'why why', 'who who')}

  ${narrow} {
    :is([data-cell="when"], [data-cell="who"]) {
      color: ${surface.textSoft};
    }
  }
`;
