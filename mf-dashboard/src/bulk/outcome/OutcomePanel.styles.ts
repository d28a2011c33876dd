import { Root } from '@saltbush/portal/Panel.styles';
import { space } from '@saltbush/ui';
import styled from 'styled-components';

export const Outcome = styled(Root)`
  &:focus {
    outline: none;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
