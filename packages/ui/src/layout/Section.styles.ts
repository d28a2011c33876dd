import styled from 'styled-components';
import { onInk, onLight } from '../theme/surfaces.ts';
import { color, media } from '../theme/theme.ts';
import { whileOpening } from '../theme/whileOpening.ts';

export const Root = styled.section`
  ${onLight}
  padding-block: var(--sb-section);
  background: ${color.paper};

  &[data-space="half"] {
    padding-block: calc(var(--sb-section) / 2);
  }

  &[data-tone="sand"] {
    background: ${color.sand};
  }

  &[data-tone="white"] {
    background: ${color.white};
  }

  &[data-tone="mist"] {
    background: ${color.saltbushMist};
  }

  &[data-tone="ink"] {
    ${onInk}
    background: ${color.ink};
  }

  ${whileOpening('section ~ &')}

  ${media.print} {
    padding-block: 6mm;
  }
`;
