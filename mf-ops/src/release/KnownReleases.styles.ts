import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  font-size: ${text.s14};
  line-height: 1.45;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space(0.25)} ${space(1.5)};
    padding-block: ${space(1)};
    border-top: 1px solid ${surface.line};
  }
`;

export const Version = styled.span`
  font-weight: 650;
  overflow-wrap: anywhere;
`;

export const Soft = styled.span`
  color: ${surface.textSoft};
  overflow-wrap: anywhere;
`;
