import styled from 'styled-components';

/** The chart is drawn as wide as this. */
export const Frame = styled.div`
  width: 100%;
  min-width: 0;

  svg {
    display: block;
    max-width: 100%;
    overflow: visible;
  }
`;
