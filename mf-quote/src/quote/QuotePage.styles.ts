import { color, media, onLight, space } from '@saltbush/ui';
import styled from 'styled-components';

/** A low header, so that the form is visible without scrolling. */
export const Top = styled.section`
  ${onLight}
  padding-block: clamp(${space(4)}, 5vw, ${space(7)}) ${space(3)};
  background: ${color.paper};

  ${media.print} {
    padding-block: 4mm;
    background: none;

    body:has([data-state="priced"], [data-state="indicative"]) & {
      display: none;
    }
  }
`;

export const Work = styled.section`
  ${onLight}
  padding-bottom: var(--sb-section);
  background: ${color.paper};

  ${media.print} {
    padding-block: 4mm 0;
    background: none;
  }
`;
