import { color, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  /* Without borders, their text aligns with the buttons above. */
  &[data-quiet] {
    gap: 0;
    margin-inline-start: calc(-1 * ${space(1.75)});
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)};
  border-radius: ${radius.control};
  background: ${color.paper};

  > :is(h2, h3) {
    font-size: ${text.s16};
  }

  textarea {
    min-height: 5rem;
  }
`;

/** A form that is a card by itself. */
export const Plain = styled.form`
  display: grid;
  gap: ${space(1.5)};
`;

export const Lead = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};

  /* Nearer to its heading than to the fields. */
  :is(h2, h3) + & {
    margin-top: calc(-1 * ${space(1.5)});
  }
`;

export const Changes = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-block: ${space(1)};
  padding-inline-start: ${space(1.5)};
  border-inline-start: 3px solid ${color.warn};
  font-size: ${text.s14};

  ~ p {
    margin-bottom: ${space(1.5)};
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space(2)};

  /* A field for date and time needs more than a narrow column. */
  input {
    min-width: 0;
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space(2)};
`;
