import { media, space } from '@saltbush/ui';
import styled from 'styled-components';

/** Length, width and height stay on one line, as one writes them. */
export const Sizes = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: end;
  gap: ${space(1.5)};

  ${media.tablet} {
    gap: ${space(2)};
  }
`;

export const Amounts = styled.div`
  display: grid;
  gap: ${space(2.5)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(2)};
  }
`;

export const Price = styled.span`
  margin-left: ${space(1)};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;
