import styled from 'styled-components';
import { media, space } from '../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  gap: clamp(${space(5)}, 5vw, ${space(9)});

  > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    &[data-ratio="7/5"] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }

    &[data-ratio="5/7"] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }

    &[data-align="center"] {
      align-items: center;
    }

    &[data-align="start"] {
      align-items: start;
    }
  }
`;
