import styled from 'styled-components';

/** As it was typed, line by line. */
export const Message = styled.p`
  max-width: 68ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
