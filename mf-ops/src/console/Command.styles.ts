import styled from 'styled-components';

export const Command = styled.code`
  font-size: 0.925em;
  /* In one piece where it fits into a line, and broken only where it is wider than one. */
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;
`;
