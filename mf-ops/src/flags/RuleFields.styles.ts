import { space, surface } from '@saltbush/ui';
import styled from 'styled-components';

export const Rule = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  padding: 0 0 0 ${space(1.5)};
  border: 0;
  /* A border would begin below the legend. */
  box-shadow: inset 3px 0 0 ${surface.line};

  > legend {
    padding: 0;
    margin-bottom: ${space(1)};
    font-weight: 650;
  }
`;

/** In one row where they fit. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space(2)};

  :is(input, select) {
    min-width: 0;
  }
`;
