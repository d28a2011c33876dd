import styled from 'styled-components';
import { space, surface, text } from '../theme/theme.ts';

export const Heading = styled.h2`
  font-size: ${text.s22};
`;

export const Faults = styled.ul`
  display: grid;
  margin-top: ${space(1)};

  a {
    display: inline-block;
    padding-block: ${space(0.5)};
    color: ${surface.danger};
    font-weight: 550;
  }
`;
