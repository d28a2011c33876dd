import styled from 'styled-components';

/** In a narrow column a line ends between the two spans, not inside one. */
export const Span = styled.span`
  white-space: nowrap;
`;
