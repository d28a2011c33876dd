import { figures, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const List = styled.ol`
  ${figures}
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space(2)};
  font-size: ${text.s14};
  overflow-wrap: anywhere;

  &[aria-current] {
    font-weight: 650;
  }

  > span > span {
    color: ${surface.textSoft};
    font-weight: 450;
  }
`;

export const Refused = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  margin: 0;
  padding-inline-start: ${space(2.5)};
`;
