import { figures, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const List = styled.ul`
  ${figures}
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(0.5)} ${space(1)};
    font-size: ${text.s14};
    overflow-wrap: anywhere;
  }

  > li > span:first-child {
    flex: 1 1 14rem;
  }

  > li > span > span {
    color: ${surface.textSoft};
  }
`;
