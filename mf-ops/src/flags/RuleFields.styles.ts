import { space, surface } from '@saltbush/ui';
import styled from 'styled-components';

export const Rule = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  container-type: inline-size;
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

/** In one row where they fit, else two and two. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  @container (min-width: 21rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container (min-width: 41rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  :is(input, select) {
    min-width: 0;
  }
`;
