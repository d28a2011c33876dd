import { color, denseTable, media, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled, { css } from 'styled-components';

/** Room from which a table's columns fit; below it each row is a short list. Paper has columns in any case. */
export const wide = '@container rows (min-width: 62em)';
export const narrow = '@container rows (max-width: 61.99em)';
/** Short lists that have room for two things in a line. */
export const between = '@container rows (min-width: 42em) and (max-width: 61.99em)';

export const Frame = styled.div`
  ${onLight}
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
  /* Whoever chooses every column may have more than fit. */
  overflow: auto hidden;

  @media screen {
    container: rows / inline-size;
  }
`;

/** Dense rows of 40 px. A click anywhere in a row follows the link in its heading. */
export const deskTable = css`
  ${denseTable}

  th,
  td {
    padding: ${space(0.5)} ${space(1)};
    text-align: start;
  }

  ${wide} {
    :is(th, td):first-child {
      padding-inline-start: ${space(2)};
    }

    :is(th, td):last-child {
      padding-inline-end: ${space(2)};
    }
  }

  [data-align="end"] {
    text-align: end;
    white-space: nowrap;
  }

  thead th {
    height: 2.5rem;
    border-bottom: 1px solid ${color.hairline};
    background: ${color.paper};
    color: ${surface.textSoft};
    font-weight: 600;
    white-space: nowrap;
  }

  tbody tr {
    position: relative;
  }

  tbody tr + tr > * {
    border-top: 1px solid ${color.hairline};
  }

  tbody :is(th, td) {
    height: 2.5rem;
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

  ${media.hover} {
    tbody tr:hover {
      background: ${color.paper};
    }
  }

  tbody tr:is(:focus-within, [data-open]) {
    background: ${color.saltbushMist};
  }

  tbody tr[data-open] {
    box-shadow: inset 3px 0 0 ${color.saltbush};
  }

  ${narrow} {
    &,
    tbody {
      display: block;
    }

    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tbody tr {
      display: grid;
      gap: ${space(0.5)} ${space(2)};
      padding: ${space(1.5)} ${space(2)};
    }

    tbody tr + tr {
      border-top: 1px solid ${color.hairline};
    }

    tbody tr > :is(th, td) {
      height: auto;
      padding: 0;
      border: 0;
    }

    tbody td:empty {
      display: none;
    }
  }
`;

export const Empty = styled.div`
  ${onLight}
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  padding: ${space(4)} ${space(3)};
  border: 1px dashed ${color.control};
  border-radius: ${radius.card};
  background: ${color.white};

  > a {
    padding-block: ${space(0.5)};
  }
`;

/** Layout of a row on narrow screens: lines of `data-cell` names, after the heading. */
export const narrowRows = (...lines: string[]) => css`
  ${narrow} {
    tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-areas: ${lines.map((line) => `"${line}"`).join(' ')};
    }

    tbody th {
      font-size: ${text.s16};
    }

    ${[...new Set(lines.join(' ').split(' '))]
      .map((cell) => `[data-cell="${cell}"] { grid-area: ${cell}; }`)
      .join('\n')}
  }
`;
