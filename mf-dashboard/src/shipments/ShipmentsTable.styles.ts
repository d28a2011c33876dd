import { color, denseTable, media, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** Window width from which the table's columns fit. */
export const WIDE_QUERY = '(min-width: 60em)';
const wide = `@media ${WIDE_QUERY}`;
const narrow = '@media (max-width: 59.99em)';

export const Frame = styled.div`
  ${onLight}
  max-height: min(72vh, 52rem);
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
  overflow: auto;
  overflow-anchor: none;
  contain: content;

  ${media.print} {
    max-height: none;
    overflow: visible;
  }
`;

/** Dense rows. A click anywhere in a row follows the link in its heading. */
export const Table = styled.table`
  ${denseTable}

  th,
  td {
    padding: ${space(0.75)} ${space(1)};
    text-align: start;
  }

  [data-spacer] > td {
    padding: 0;
    border: 0;
  }

  [data-align="end"] {
    text-align: end;
  }

  tbody tr {
    position: relative;
  }

  tbody th {
    font-weight: 650;
    white-space: nowrap;
  }

  tbody th a::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  tbody th a:focus-visible {
    outline: none;
    box-shadow: none;
  }

  tbody th a:focus-visible::after {
    outline: 3px solid ${surface.focus};
    outline-offset: -3px;
  }

  /* Above the row's own link, which covers the row. */
  [data-cell="status"] > a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    margin-inline-start: ${space(1)};
    color: ${surface.link};
    white-space: nowrap;
  }

  :is([data-cell="route"], [data-cell="service"]) > span {
    color: ${surface.textSoft};
  }

  ${media.hover} {
    tbody tr:hover {
      background: ${color.paper};
    }
  }

  ${wide} {
    table-layout: fixed;

    thead th {
      position: sticky;
      top: 0;
      z-index: 1;
      height: 2.75rem;
      padding-block: 0;
      border-bottom: 1px solid ${color.hairline};
      background: ${color.paper};
      color: ${surface.textSoft};
      font-weight: 600;
    }

    thead a {
      display: inline-flex;
      align-items: center;
      gap: ${space(0.5)};
      min-height: 2.5rem;
      color: inherit;
      text-decoration: none;
    }

    /* The header's text ends where the figures below it end. */
    thead [data-align="end"] a {
      flex-direction: row-reverse;
    }

    thead a > svg {
      opacity: 0;
    }

    thead a:is(:hover, :focus-visible) > svg {
      opacity: 0.5;
    }

    thead [aria-sort] {
      color: ${surface.text};
    }

    thead [aria-sort] a > svg {
      opacity: 1;
    }

    thead [aria-sort="ascending"] a > svg {
      transform: rotate(180deg);
    }

    :is(th, td):first-child {
      padding-inline-start: ${space(2)};
    }

    :is(th, td):last-child {
      padding-inline-end: ${space(2)};
    }

    tbody tr:not([data-spacer]) > * {
      height: 2.75rem;
      border-bottom: 1px solid ${color.hairline};
    }

    th[data-cell="reference"] {
      width: 11.5rem;
    }

    th:is([data-cell="pickup"], [data-cell="eta"]) {
      width: 8rem;
    }

    th[data-cell="cost"] {
      width: 8.5rem;
    }

    th[data-cell="status"] {
      width: 15rem;
    }

    td {
      overflow-wrap: anywhere;
    }
  }

  /* Three lines: reference and status, route and price, service and ETA. */
  ${narrow} {
    &,
    tbody {
      display: block;
    }

    /* Hidden links would still take the focus; the "Order" field above the list sorts too. */
    thead {
      display: none;
    }

    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-areas:
        "reference cost"
        "route route"
        "status status"
        "service eta";
      gap: ${space(0.5)} ${space(2)};
      padding: ${space(1.5)} ${space(2)};
      border-bottom: 1px solid ${color.hairline};
    }

    tbody tr[data-spacer] {
      display: block;
      padding: 0;
      border: 0;
    }

    [data-spacer] > td {
      display: block;
    }

    tbody tr > :is(th, td) {
      padding: 0;
    }

    [data-cell="reference"] {
      grid-area: reference;
      font-size: ${text.s16};
    }

    [data-cell="status"] {
      grid-area: status;
    }

    [data-cell="route"] {
      grid-area: route;
      font-weight: 550;
      overflow-wrap: anywhere;
    }

    [data-cell="cost"] {
      grid-area: cost;
      font-weight: 650;
    }

    [data-cell="service"] {
      grid-area: service;
    }

    [data-cell="eta"] {
      grid-area: eta;
      text-align: end;
    }

    [data-cell="eta"]::before {
      content: "ETA ";
      color: ${surface.textSoft};
    }

    [data-cell="waiting"] {
      grid-column: 1 / -1;
      min-height: 4.75rem;
    }

    @media (min-width: 40em) {
      tbody tr {
        grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) 8.5rem;
        grid-template-areas:
          "reference status cost"
          "route service eta";
      }
    }

    /* The cell has its own text for this. */
    [data-cell="pickup"] {
      display: none;
    }
  }
`;

/** Above the link, which takes a click anywhere in the row. */
export const Choose = styled.input`
  position: relative;
  z-index: 1;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0 ${space(1)} 0 0;
  accent-color: ${color.saltbush};
  vertical-align: middle;

  ${media.print} {
    display: none;
  }
`;
