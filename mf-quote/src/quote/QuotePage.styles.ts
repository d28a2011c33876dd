import { color, onLight, space } from '@saltbush/ui';
import styled from 'styled-components';

/** A short head: the form should show without scrolling. */
export const Top = styled.section`
  ${onLight}
  padding-block: clamp(${space(4)}, 5vw, ${space(7)}) ${space(3)};
  background: ${color.paper};
`;

export const Work = styled.section`
  ${onLight}
  padding-bottom: var(--sb-section);
  background: ${color.paper};
`;
