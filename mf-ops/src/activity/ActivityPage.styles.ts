import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space(2)};
  max-width: 38rem;
`;

export const Soft = styled.p`
  max-width: none;
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;

export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
