import styled from 'styled-components';
import { deskTable, narrowRows, wide } from '../frame/table.styles.ts';

export const Table = styled.table`
  ${deskTable}

  tbody :is(th, td) {
    overflow-wrap: anywhere;
  }

  tbody th {
    white-space: normal;
  }

  ${wide} {
    [data-cell="path"] {
      width: 50%;
    }
  }

  ${narrowRows('path as', 'remote remote')}
`;
