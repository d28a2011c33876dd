import { media, space, text } from '@saltbush/ui';
import styled from 'styled-components';
import { instruments } from '../frame/instruments.styles.ts';

/** The months beside it, and its files. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)};

  > * {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
  }
`;

export const Figures = styled.dl`
  ${instruments}
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;

  > div {
    padding: ${space(1.5)} ${space(2)};
  }

  dd {
    margin: 0;
    font-size: ${text.s22};
    overflow-wrap: anywhere;
  }

  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  }
`;
