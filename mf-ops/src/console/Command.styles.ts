import styled from 'styled-components';

export const Command = styled.code`
  font-size: 0.925em;
  white-space: nowrap;
`;
