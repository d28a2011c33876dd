import { space } from '@saltbush/ui';
import styled from 'styled-components';

export const Actions = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;

export const Help = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space(1)};
  margin-top: ${space(2)};
`;
