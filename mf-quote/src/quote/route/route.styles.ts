import { color, media, space, surface, text } from '@saltbush/ui';
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

export const End = styled.div`
  min-width: 0;
`;

/** Belongs to the field above it. It keeps its height while it is empty. */
export const Hint = styled.p`
  margin-top: ${space(0.5)};
  color: ${surface.textSoft};
  font-size: ${text.s14};
  line-height: 1.45;
  min-height: 1lh;

  &[data-asks] {
    display: none;
  }

  /* Beside the summary the columns are narrow: long names take two lines. */
  ${media.desktop} {
    min-height: 2lh;
  }
`;

/** A button inside the sentence: as tall as a finger needs, without making the line taller. */
export const HintButton = styled.button`
  margin-block: -0.5rem;
  padding: 0.5rem 0;
  border: 0;
  background: none;
  color: ${surface.link};
  font: inherit;
  font-weight: 550;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &[data-tone="strong"] {
    font-weight: 700;
  }

  ${media.hover} {
    &:hover {
      color: ${surface.linkHover};
    }
  }
`;

/** Other places for the field above. */
export const Choices = styled.div`
  margin-top: ${space(1)};
`;

export const Candidates = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

/** The double arrow points along the fields. On phones it is beside the line below the first field. */
export const Swap = styled.div`
  display: grid;
  justify-self: end;

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

/** The two ends with the swap button between them: a column on phones, a row when there is room. */
export const Journey = styled.div`
  display: grid;
  gap: ${space(1)};

  @media (max-width: 47.99em) {
    > ${Swap} {
      margin-top: -2.75rem;
    }

    > ${End}:first-child > :is(${Hint}, ${Choices}) {
      padding-right: 4rem;
    }

    > ${End}:first-child > ${Hint} {
      min-height: 2lh;
    }
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: ${space(1.5)};
  }

  /* The second line stands in the space that the sheet leaves below. */
  ${media.desktop} {
    margin-bottom: -1.25rem;
  }
`;
