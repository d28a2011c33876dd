import { media, space } from '@saltbush/ui';
import styled from 'styled-components';

export const Region = styled.section`
  position: fixed;
  z-index: 20;
  inset: auto 0 0;
  padding: ${space(2)};
  pointer-events: none;

  ${media.tablet} {
    inset-inline-start: auto;
    width: 100%;
    max-width: 420px;
  }

  ${media.print} {
    display: none;
  }
`;
