import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to {
    transform: rotate(360deg);
  }
`;

export const Root = styled.span`
  display: inline-flex;
  flex: none;

  > svg {
    animation: ${turn} 800ms linear infinite;
  }
`;
