import { space, text } from '@saltbush/ui';
import { styled } from 'styled-components';

/** Denser than the public pages: this is where people work. */
export const Sections = styled.div`
  margin-top: ${space(4)};

  h2 {
    font-size: ${text.s22};
  }
`;
