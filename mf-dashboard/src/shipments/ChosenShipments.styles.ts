import { color, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** A line; once some are chosen, a panel of its own. */
export const Bar = styled.div`
  ${onLight}
  display: grid;
  gap: ${space(1)};
  font-size: ${text.s14};

  p {
    max-width: none;
    margin: 0;
  }

  &:not([data-some]) > div > p {
    color: ${surface.textSoft};
  }

  &[data-some] {
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
