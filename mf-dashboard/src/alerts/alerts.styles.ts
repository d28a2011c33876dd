import { color, denseTable, media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export { Acts, Form } from '../frame/form.styles.ts';

/** On phones, a row is a card: what it is, then each choice below the other. */
export const Table = styled.table`
  ${denseTable}
  max-width: 60rem;

  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  tbody,
  tr,
  th,
  td {
    display: block;
    padding: 0;
  }

  tbody tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1)};
    padding-block: ${space(2)};
    border-top: 1px solid ${color.hairline};

    &:first-child {
      padding-top: 0;
      border-top: 0;
    }
  }

  th {
    font-weight: 600;
    text-align: start;
  }

  tbody th {
    font-size: ${text.s16};

    > span {
      display: block;
      color: ${surface.textSoft};
      font-size: ${text.s14};
      font-weight: 400;
      line-height: 1.45;
    }
  }

  ${media.tablet} {
    thead {
      position: static;
      display: table-header-group;
      width: auto;
      height: auto;
      overflow: visible;
      clip-path: none;
    }

    tbody {
      display: table-row-group;
    }

    tr,
    tbody tr {
      display: table-row;
    }

    th,
    td {
      display: table-cell;
      padding: ${space(1.25)} ${space(2)} ${space(1.25)} 0;
      border-top: 1px solid ${color.hairline};
      vertical-align: middle;
    }

    thead th {
      padding-top: 0;
      border-top: 0;
      color: ${surface.textSoft};
      font-weight: 550;
    }

    td:nth-child(2) {
      width: 16rem;
    }

    td:nth-child(3) {
      width: 12rem;
      padding-inline-end: 0;
    }
  }
`;

/** Only heard where the heading of the column says it. */
export const Rest = styled.span`
  white-space: pre-wrap;

  ${media.tablet} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Elsewhere = styled.p`
  color: ${surface.textSoft};
`;

export const Where = styled.p`
  max-width: 46rem;
  overflow-wrap: anywhere;
`;
