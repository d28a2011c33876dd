import { color, media, space, text } from '@saltbush/ui';
import styled from 'styled-components';

/** The two ends side by side where there is room. */
export const Ends = styled.div`
  display: grid;
  gap: ${space(2.5)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(2)};
  }
`;

/** The two ends with the way back between them: a column on phones, a line where there is room. */
export const Journey = styled.div`
  display: grid;
  gap: ${space(1)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: ${space(1.5)};
  }
`;

export const End = styled.div`
  min-width: 0;
`;

/** Belongs to the field above it. */
export const Offer = styled.div`
  display: grid;
  gap: ${space(0.5)};
  margin-top: ${space(1)};
  font-size: ${text.s16};
`;

export const Candidates = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

/** The double arrow points along the fields. */
export const Swap = styled.div`
  display: grid;
  justify-content: end;

  > button {
    width: 3rem;
    padding: 0;
    border-color: ${color.control};
  }

  ${media.tablet} {
    align-content: start;
    /* Level with the boxes, below label and help. */
    margin-top: 3.4375rem;

    > button > svg {
      transform: rotate(90deg);
    }
  }
`;
