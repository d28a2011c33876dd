import { color, figures, media, space, text } from '@saltbush/ui';
import styled from 'styled-components';

/** The chart is drawn at the width of this element. */
export const Frame = styled.div`
  width: 100%;
  min-width: 0;

  svg {
    display: block;
    max-width: 100%;
    overflow: visible;
  }
`;

export const Figures = styled.div`
  margin-top: ${space(1)};

  ${media.print} {
    > div:first-child {
      display: none;
    }
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(0.5)};

  /* Aligns the text with the chart. */
  margin-inline-start: calc(-1 * ${space(1.75)});
`;

export const TablePlace = styled.div`
  margin-top: ${space(1)};

  &[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  ${media.print} {
    &[data-hidden] {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
  }

  > table {
    ${figures}
    width: 100%;
    font-size: ${text.s14};
    line-height: 1.4;
  }

  caption {
    padding-bottom: ${space(0.75)};
    color: ${color.inkSoft};
    text-align: start;
  }

  th,
  td {
    padding: ${space(0.75)} 0;
    border-top: 1px solid ${color.hairline};
    text-align: start;
  }

  thead th {
    color: ${color.inkSoft};
    font-weight: 600;
  }

  tbody th {
    font-weight: 500;
  }

  [data-align="end"] {
    text-align: end;
  }
`;
