import { color, figures, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** The figures stand in a table, which scrolls by itself where it is wider than the window. */
export const Room = styled.div`
  ${onLight}
  overflow-x: auto;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
`;

export const Table = styled.table`
  ${figures}
  width: 100%;
  border-collapse: collapse;
  font-size: ${text.s14};

  caption {
    padding: ${space(1)} ${space(2)} 0;
    color: ${surface.textSoft};
    text-align: start;
  }

  :is(th, td) {
    padding: ${space(0.75)} ${space(2)};
    text-align: end;
    white-space: nowrap;
  }

  th {
    color: ${surface.textSoft};
    font-weight: 500;
  }

  :is(th, td):first-child {
    text-align: start;
  }

  tbody tr {
    border-top: 1px solid ${color.hairline};
  }

  [data-all] td {
    font-weight: 650;
  }
`;
