import { color, onLight, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

/** A word among the tools of the list; once some are chosen, a panel below them. */
export const Bar = styled.div`
  ${onLight}
  display: grid;
  gap: ${space(1)};
  font-size: ${text.s14};

  p {
    max-width: none;
    margin: 0;
  }

  &[data-some] {
    flex: 1 1 100%;
    order: 2;
    min-width: 0;
    padding: ${space(1)} ${space(2)};
    border: 1px solid ${color.saltbush};
    border-radius: ${radius.card};
    background: ${color.saltbushMist};
  }

  &[data-some] > div > p {
    font-weight: 650;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(1)};
`;
