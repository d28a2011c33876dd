import { color, space, surface } from '@saltbush/ui';
import styled from 'styled-components';

export const SortLink = styled.a`
  min-width: 1.5rem;
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  min-height: 2.5rem;
  color: inherit;
  text-decoration: none;

  > svg {
    opacity: 0;
  }

  &:is(:hover, :focus-visible) > svg {
    opacity: 0.5;
  }

  [aria-sort] > & {
    color: ${surface.text};
  }

  [aria-sort] > & > svg {
    opacity: 1;
  }

  [aria-sort="ascending"] > & > svg {
    transform: rotate(180deg);
  }

  /* The text ends where the figures below it end. */
  [data-align="end"] > & {
    flex-direction: row-reverse;
  }
`;

/** Above the link, which takes a click anywhere in the row. */
export const Choose = styled.input`
  position: relative;
  z-index: 1;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0 ${space(1)} 0 0;
  accent-color: ${color.saltbush};
  vertical-align: middle;
`;
