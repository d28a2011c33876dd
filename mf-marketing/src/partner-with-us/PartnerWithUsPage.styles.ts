import styled from 'styled-components';

export const Title = styled.h2`
  max-width: 12ch;
`;
