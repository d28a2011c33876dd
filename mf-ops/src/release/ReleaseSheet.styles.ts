import styled from 'styled-components';
import { Summary as SheetSummary } from '../sheet/Sheet.styles.ts';

/** Facts differ in length, so a reason or a verdict gets a whole line. */
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
