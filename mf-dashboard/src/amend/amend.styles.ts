import styled from 'styled-components';
import * as F from '../frame/form.styles.ts';

export { Acts } from '../frame/form.styles.ts';

export const Form = styled(F.Form)`
  max-width: 46rem;
`;

/** Gets the focus when there is something to read. */
export const Outcome = styled.div`
  &:empty {
    display: none;
  }
`;
