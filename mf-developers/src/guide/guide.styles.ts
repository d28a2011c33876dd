import { color, figures, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  margin-top: ${space(1)};
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1.5)};
  }

  h3 {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    font-size: ${text.s22};
  }

  li > p {
    max-width: 44rem;
    color: ${surface.textSoft};
  }
`;

export const Count = styled.span`
  ${figures}
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: ${radius.pill};
  background: ${color.saltbush};
  color: ${color.white};
  font-size: ${text.s16};
  letter-spacing: normal;
`;
