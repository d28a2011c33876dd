import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Cards = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 56rem;
`;

/** Who gets what, in the order in which it is decided. */
export const Lines = styled.ul`
  display: grid;
  gap: ${space(0.25)};
  margin-block: ${space(0.5)};
  padding-inline-start: ${space(1.5)};
  border-inline-start: 3px solid ${surface.line};
  font-size: ${text.s14};
  overflow-wrap: anywhere;
`;
