import styled from 'styled-components';

/** Keeps the line breaks of the message. */
export const Message = styled.p`
  max-width: 68ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
