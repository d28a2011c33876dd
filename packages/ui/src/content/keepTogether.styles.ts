import styled from 'styled-components';

export const Piece = styled.span`
  /* Moves to the next line whole, and breaks only where the line itself is too short for it. */
  display: inline-block;
  /* A box of its own does not get the underline of the link around it. */
  text-decoration: inherit;
`;
