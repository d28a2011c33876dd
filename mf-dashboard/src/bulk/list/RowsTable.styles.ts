import { color, denseTable, media, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

// By the room that the list has, since the rail beside it takes some.
const wide = '@container bulk-rows (min-width: 54em)';
const narrow = '@container bulk-rows (max-width: 53.99em)';

export const Frame = styled.div`
  ${onLight}
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
  overflow-x: auto;
  container: bulk-rows / inline-size;
  scroll-margin-top: calc(var(--sb-header-height) + 1rem);
`;

export const Table = styled.table`
  ${denseTable}

  th,
  td {
    padding: ${space(0.75)} ${space(1)};
    text-align: start;
    overflow-wrap: anywhere;
  }

  [data-align="end"] {
    text-align: end;
    white-space: nowrap;
  }

  tbody th {
    font-weight: 650;
    white-space: nowrap;
  }

  [data-out] > td:not([data-cell="state"]) {
    color: ${surface.textSoft};
  }

  [data-cell="state"] > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(0.5)} ${space(1)};
  }

  [data-cell="state"] p {
    flex: 1 1 7rem;
    margin: 0;
  }

  [data-cell="state"] a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    color: ${surface.link};
    white-space: nowrap;
  }

  [data-cell="route"] > span {
    color: ${surface.textSoft};
  }

  ${wide} {
    table-layout: fixed;

    thead th {
      height: 2.75rem;
      padding-block: 0;
      border-bottom: 1px solid ${color.hairline};
      background: ${color.paper};
      color: ${surface.textSoft};
      font-weight: 600;
      overflow-wrap: normal;
    }

    tbody > tr + tr > * {
      border-top: 1px solid ${color.hairline};
    }

    tbody > [data-form] > td {
      border-top: 0;
    }

    th[data-cell="row"] {
      width: 5rem;
    }

    th:is([data-cell="reference"], [data-cell="pickup"]) {
      width: 6.25rem;
    }

    th[data-cell="route"] {
      width: 22%;
    }

    th[data-cell="service"] {
      width: 11%;
    }

    th[data-cell="price"] {
      width: 6rem;
    }

    th[data-cell="state"] {
      width: 22%;
    }
  }

  /* A card for each row: number and price, route, what and when, how it stands. */
  ${narrow} {
    &,
    tbody,
    [data-form],
    [data-form] > td {
      display: block;
    }

    thead {
      display: none;
    }

    tbody > tr:not([data-form], [data-none]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-areas:
        "row price"
        "route route"
        "goods goods"
        "pickup service"
        "reference reference"
        "state state";
      gap: ${space(0.5)} ${space(2)};
      align-items: start;
      padding: ${space(1.5)} ${space(2)};
    }

    tbody > tr + tr:not([data-form]) {
      border-top: 1px solid ${color.hairline};
    }

    tbody > tr:not([data-form], [data-none]) > :is(th, td) {
      padding: 0;
    }

    tbody td:empty {
      display: none;
    }

    [data-cell="row"] {
      grid-area: row;
    }

    [data-cell="price"] {
      grid-area: price;
      font-weight: 650;
    }

    [data-cell="route"] {
      grid-area: route;
      font-weight: 550;
    }

    [data-cell="goods"] {
      grid-area: goods;
    }

    [data-cell="pickup"] {
      grid-area: pickup;
    }

    [data-cell="service"] {
      grid-area: service;
      text-align: end;
    }

    [data-cell="reference"] {
      grid-area: reference;
    }

    [data-cell="state"] {
      grid-area: state;
    }
  }
`;

export const Choose = styled.input`
  width: 1.5rem;
  height: 1.5rem;
  margin: 0 ${space(1)} 0 0;
  accent-color: ${color.saltbush};
  vertical-align: middle;

  ${media.print} {
    display: none;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
  color: ${surface.textSoft};
  font-size: ${text.s14};

  p {
    margin: 0;
  }

  [role="status"]:empty {
    display: none;
  }
`;
