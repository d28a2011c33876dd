import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  font-size: ${text.s14};
  line-height: 1.45;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(2)};
    min-height: 3.5rem;
    padding-block: ${space(0.75)};
    border-top: 1px solid ${surface.line};
  }
`;

export const Version = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
  font-weight: 650;
  overflow-wrap: anywhere;
`;

export const Soft = styled.p`
  color: ${surface.textSoft};
  overflow-wrap: anywhere;
`;
