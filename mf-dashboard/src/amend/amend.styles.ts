import styled from 'styled-components';
import * as F from '../frame/form.styles.ts';

export { Acts, Pair } from '../frame/form.styles.ts';

export const Form = styled(F.Form)`
  max-width: 46rem;
`;

/** Three short answers side by side, where all have room. */
export const Trio = styled(F.Pair)`
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
`;

/** Gets the focus when there is something to read. */
export const Outcome = styled.div`
  &:empty {
    display: none;
  }
`;
