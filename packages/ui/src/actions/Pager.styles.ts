import styled from 'styled-components';
import { space, surface, text } from '../theme/theme.ts';
import { figures } from '../theme/typography.ts';

export const Row = styled.nav`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  min-height: 2.5rem;

  > p {
    margin-inline-end: auto;
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }
`;
