import styled from 'styled-components';

/** As high as a finger needs, also where it stands alone in its line. */
export const Link = styled.a`
  display: inline-block;
  min-height: 24px;
  line-height: 24px;
`;
