import styled from 'styled-components';
import { onLight } from '../theme/surfaces.ts';
import { color, media, radius, space, text } from '../theme/theme.ts';
import { figures, label } from '../theme/typography.ts';

export const Frame = styled.div`
  ${onLight}
  overflow-x: auto;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};

  ${media.print} {
    overflow: visible;
  }
`;

export const Table = styled.table`
  ${figures}
  width: 100%;
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
`;

export const Empty = styled.td`
  color: ${color.inkSoft};
`;
