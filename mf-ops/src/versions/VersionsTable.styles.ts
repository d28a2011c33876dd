import { space } from '@saltbush/ui';
import styled from 'styled-components';

export const Name = styled.span`
  white-space: nowrap;

  a {
    font-weight: 650;
  }
`;

export const Cell = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  white-space: nowrap;
`;
