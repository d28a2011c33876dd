import { color, figures, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Heading = styled.h3`
  margin-top: ${space(1)};
`;

export const Lines = styled.ul`
  ${figures}
  display: grid;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${space(0.75)};
    padding-block: ${space(1)};
    border-top: 1px solid ${color.hairline};
  }

  p {
    max-width: none;
    font-size: ${text.s14};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  p[data-soft] {
    color: ${surface.textSoft};
  }
`;

/** What the line charges, then its button. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
  min-height: 2.5rem;

  > span {
    flex: 1 1 7rem;
    overflow-wrap: anywhere;
  }
`;

export const Said = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(0.5)};
  padding-inline-start: ${space(1.5)};
  border-inline-start: 3px solid ${color.hairline};

  &[data-open] {
    border-color: ${color.warn};
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(1.5)};

  textarea {
    min-height: 5rem;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
