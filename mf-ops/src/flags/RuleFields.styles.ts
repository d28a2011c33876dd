import { space, surface } from '@saltbush/ui';
import styled from 'styled-components';

export const Rule = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  padding: 0 0 0 ${space(1.5)};
  border: 0;
  border-inline-start: 3px solid ${surface.line};

  > legend {
    padding: 0;
    font-weight: 650;
  }
`;
