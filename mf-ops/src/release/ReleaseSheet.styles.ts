import styled from 'styled-components';
import { Summary as SheetSummary } from '../sheet/Sheet.styles.ts';

/** Its facts differ in length: a reason or a verdict takes the line that it needs. */
export const Summary = styled(SheetSummary)`
  && > dl {
    display: flex;
    flex-wrap: wrap;
  }

  > dl > div {
    min-width: 7rem;
    max-width: 100%;
  }

  dd {
    text-wrap: pretty;
  }
`;
