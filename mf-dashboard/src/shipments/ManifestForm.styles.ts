import { color, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

/** A word among the tools of the list; opened, a row below them. */
export const Fold = styled.details`
  &[open] {
    flex: 1 1 100%;
    order: 1;
  }

  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space(0.5)};
    min-height: 2.5rem;
    padding-inline: ${space(0.5)};
    border-radius: ${radius.control};
    color: ${color.saltbush};
    font-size: ${text.s14};
    font-weight: 600;
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }
  }
`;

export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1)};

  input {
    min-height: 2.5rem;
    padding-block: ${space(0.5)};
    font-size: ${text.s14};
  }
`;
