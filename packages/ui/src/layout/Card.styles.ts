import styled from 'styled-components';
import { onInk, onLight } from '../theme/surfaces.ts';
import { color, radius, shadow, space } from '../theme/theme.ts';

export const Root = styled.div`
  ${onLight}
  padding: clamp(${space(2.5)}, 3vw, ${space(4)});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};

  &[data-tone="sand"] {
    border-color: transparent;
    background: ${color.sand};
  }

  &[data-tone="mist"] {
    border-color: transparent;
    background: ${color.saltbushMist};
  }

  &[data-tone="ink"] {
    ${onInk}
    border-color: transparent;
    background: ${color.ink};
  }

  &[data-raised] {
    box-shadow: ${shadow.low};
  }
`;
