import styled from 'styled-components';

export const Piece = styled.span`
  white-space: nowrap;
`;
