import styled from 'styled-components';
import { tokens } from '../tokens.ts';

export const Root = styled.div`
  width: 100%;
  max-width: calc(${tokens.contentPx}px + 2 * var(--sb-gutter));
  margin-inline: auto;
  padding-inline: var(--sb-gutter);

  &[data-width="reading"] {
    max-width: calc(${tokens.readingPx}px + 2 * var(--sb-gutter));
  }
`;
