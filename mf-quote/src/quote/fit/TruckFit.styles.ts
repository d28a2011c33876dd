import { color, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

/** Where the drawing of another team stands; it may reach the edges of the sheet. */
export const Root = styled.div`
  --sheet-padding: clamp(${space(2.25)}, 3vw, ${space(4)});

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  /* The room of the drawing while it is not there yet. */
  > [data-slot]:empty:not(:has(+ [data-instead])) {
    min-height: 22rem;
  }
`;

export const Instead = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.s16};
`;

export const Reasons = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  margin: ${space(0.5)} 0 ${space(1.5)};
  padding: 0;
  list-style: none;
`;

export const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.control};
  background: ${color.saltbushMist};
  font-size: ${text.s16};
`;
