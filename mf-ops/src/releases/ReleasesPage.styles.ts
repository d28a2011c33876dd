import { radius, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Standing = styled.div`
  border-radius: ${radius.control};
`;

export const AllWell = styled.p`
  max-width: none;
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;

export const Count = styled.p`
  font-size: ${text.s18};
  font-weight: 650;
`;
