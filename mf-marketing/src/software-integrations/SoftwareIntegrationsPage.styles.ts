import { space, surface } from '@saltbush/ui';
import styled from 'styled-components';

export const Title = styled.h2`
  margin-bottom: ${space(2)};
`;

export const Note = styled.p`
  margin-top: ${space(2)};
  color: ${surface.textSoft};
`;
