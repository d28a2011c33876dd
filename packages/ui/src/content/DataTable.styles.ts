import styled, { css } from 'styled-components';
import { onLight } from '../theme/surfaces.ts';
import { color, media, radius, space, text } from '../theme/theme.ts';
import { figures, label } from '../theme/typography.ts';

const phone = '@media screen and (max-width: 37.49em)';

export const Frame = styled.div`
  ${onLight}
  overflow-x: auto;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};

  /* A shade at the edge shows that more columns follow. At the end of the scroll way a white layer covers it. */
  &[role="region"] {
    background:
      linear-gradient(to left, ${color.white} 40%, transparent) 100% 0 / 3rem 100% no-repeat local,
      linear-gradient(to left, rgb(20 33 43 / 16%), transparent) 100% 0 / 1.25rem 100% no-repeat scroll,
      ${color.white};
  }

  ${media.print} {
    overflow: visible;
  }
`;

/** Fits five columns of figures on a phone. If it still scrolls, the first column stays in sight. */
const scrollOnPhones = css`
  ${phone} {
    font-size: ${text.s14};

    :is(th, td) {
      padding-inline: ${space(0.75)};
    }

    :is(th, td):first-child {
      padding-inline-start: ${space(1.5)};
    }

    :is(th, td):last-child {
      padding-inline-end: ${space(1.5)};
    }

    :is(thead th, [data-align="end"]) {
      white-space: normal;
    }

    thead th {
      vertical-align: bottom;
    }
  }

  [role="region"] > & :is(thead th:first-child, tbody th) {
    position: sticky;
    inset-inline-start: 0;
    box-shadow: 1px 0 0 ${color.hairline};
  }

  [role="region"] > & tbody th {
    background: ${color.white};
  }

  [role="region"] > & caption {
    position: sticky;
    inset-inline-start: 0;
  }
`;

/** Rows one below the other, each headed by its row header, every cell beside its column's name. */
const stackOnPhones = css`
  ${phone} {
    &,
    tbody,
    tr,
    tbody th,
    td,
    caption {
      display: block;
      text-align: start;
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
      gap: ${space(0.75)};
      padding: ${space(2)} ${space(2)};
    }

    caption:not([data-hidden]) ~ tbody tr:first-child,
    tbody tr + tr {
      border-top: 1px solid ${color.hairline};
    }

    tbody tr > :is(th, td) {
      height: auto;
      padding: 0;
      border: 0;
      background: none;
      text-align: start;
      white-space: normal;
    }

    /* A name longer than its column wraps and makes the row taller. */
    tbody td[data-label] {
      display: flow-root;
      padding-inline-start: 7rem;
    }

    td[data-label]::before {
      content: attr(data-label);
      float: inline-start;
      width: 6.5rem;
      margin-inline-start: -7rem;
      color: ${color.inkSoft};
      font-size: ${text.s14};
      line-height: 1.6;
    }

    tbody td:empty {
      display: none;
    }
  }
`;

export const Table = styled.table`
  ${figures}
  width: 100%;
  /* Collapsed borders would not move with a sticky first column. */
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text.s16};
  line-height: 1.4;

  caption {
    padding: ${space(2)} clamp(${space(1.5)}, 2vw, ${space(2.5)}) ${space(1.5)};
    font-weight: 650;
    text-align: start;
  }

  caption[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }

  th,
  td {
    padding: ${space(1.5)} clamp(${space(1.5)}, 2vw, ${space(2.5)});
    text-align: start;
    vertical-align: baseline;
  }

  thead th {
    ${label}
    padding-block: ${space(1.25)};
    border-block: 1px solid ${color.hairline};
    background: ${color.sand};
    color: ${color.inkSoft};
    font-size: ${text.s14};
    white-space: nowrap;
  }

  tbody th {
    font-weight: 600;
  }

  caption[data-hidden] ~ thead th {
    border-top: 0;
  }

  tbody tr + tr > * {
    border-top: 1px solid ${color.hairline};
  }

  [data-align="end"] {
    text-align: end;
    white-space: nowrap;
  }

  [data-align="center"] {
    text-align: center;
  }

  ${media.hover} {
    tbody tr:hover > * {
      background: ${color.paper};
    }
  }

  &[data-density="compact"] {
    font-size: ${text.s14};

    tbody :is(th, td) {
      height: 2.5rem;
      padding-block: ${space(0.5)};
      vertical-align: middle;
    }
  }

  ${media.print} {
    font-size: 9pt;

    :is(th, td) {
      padding: 1.5mm 2mm;
      white-space: normal;
    }
  }

  &[data-on-phones="scroll"] {
    ${scrollOnPhones}
  }

  &[data-on-phones="stack"] {
    ${stackOnPhones}
  }
`;

export const Empty = styled.td`
  color: ${color.inkSoft};
`;
