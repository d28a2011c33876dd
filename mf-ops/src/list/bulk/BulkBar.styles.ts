import { color, onLight, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

/** Stays in sight while the list scrolls. */
export const Bar = styled.div`
  ${onLight}
  position: sticky;
  z-index: 3;
  top: ${space(1)};
  display: grid;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color.saltbush};
  border-radius: ${radius.card};
  background: ${color.saltbushMist};
  font-size: ${text.s14};

  p {
    max-width: none;
    margin-bottom: ${space(1)};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
`;
