import { space } from '@saltbush/ui';
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

/** What is found of a release, one thing a line. */
export const Findings = styled.div`
  display: grid;
  gap: ${space(0.5)};
  justify-items: start;
`;
