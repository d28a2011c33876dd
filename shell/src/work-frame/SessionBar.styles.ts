import { color, media, space, text } from '@saltbush/ui';
import styled from 'styled-components';
import { bar } from './frame-sizes.ts';

export const Region = styled.div`
  position: sticky;
  z-index: 9;
  inset-block-start: ${bar.height};
  grid-row: 2;
  grid-column: 1 / -1;

  ${media.print} {
    display: none;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(3)};
  padding: ${space(1)} var(--sb-gutter);
  border-block-end: 1px solid ${color.hairline};
  background: ${color.warnMist};
  color: ${color.ink};
  font-size: ${text.s14};

  > a {
    display: inline-flex;
    align-items: center;
    gap: ${space(0.5)};
    min-height: 2.75rem;
    font-weight: 640;
  }
`;
