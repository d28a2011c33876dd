import { color, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.5)};
  padding-block: ${space(1)};
  border-top: 1px solid ${color.hairline};
  font-size: ${text.s14};
  overflow-wrap: anywhere;

  > span {
    color: ${surface.textSoft};
  }
`;

/** Without borders, their text aligns with the words above. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: calc(-1 * ${space(1.75)});
`;
