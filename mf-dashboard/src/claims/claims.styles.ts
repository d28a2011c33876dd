import { color, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import * as F from '../frame/form.styles.ts';

export { Acts, Pair } from '../frame/form.styles.ts';

export const Form = styled(F.Form)`
  max-width: 46rem;
`;

/** Words as they were written. */
export const Words = styled.p`
  max-width: 46rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Pictures that wait to be sent, or could not be. */
export const Chosen = styled.ul`
  display: grid;
  gap: ${space(1)};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(0.5)} ${space(1.5)};
    padding: ${space(1)} ${space(1.5)};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    font-size: ${text.s14};
    overflow-wrap: anywhere;
  }

  small {
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }

  [data-failed] {
    grid-column: 1 / -1;
    color: ${color.signal};
  }
`;

export const Thread = styled.ol`
  display: grid;
  gap: ${space(2)};

  > li {
    display: grid;
    gap: ${space(0.5)};
    padding-inline-start: ${space(1.5)};
    border-inline-start: 3px solid ${color.hairline};
  }

  > [data-ours] {
    border-color: ${color.saltbush};
  }

  p:first-child {
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }
`;

export const Decision = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;
