import { color, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Links = styled.ul`
  display: grid;
  list-style: none;
  padding: 0;
  margin: 0;
  font-size: ${text.s14};
  line-height: 1.45;
`;

export const Link = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  padding-block: ${space(1)};
  border-top: 1px solid ${color.hairline};

  > div {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  b {
    font-weight: 550;
  }

  p {
    color: ${surface.textSoft};
  }
`;
