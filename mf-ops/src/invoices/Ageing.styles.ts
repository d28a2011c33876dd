import { color, figures, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Ageing = styled.dl`
  ${onLight}
  ${figures}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  margin: 0;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};

  > div {
    padding: ${space(1)} ${space(2)};
  }

  dt {
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }

  dd {
    margin: 0;
    font-weight: 650;
  }

  [data-late] dd {
    color: ${color.signal};
  }
`;
