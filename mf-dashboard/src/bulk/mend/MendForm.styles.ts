import { color, radius, space, TextAreaField, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(2)};
  border: 1px solid ${color.saltbush};
  border-radius: ${radius.card};
  background: ${color.white};

  /* Dense, as everything on a work page. */
  :is(input, select) {
    min-height: 2.5rem;
    padding-block: ${space(0.5)};
  }

  textarea {
    min-height: 4rem;
    padding-block: ${space(0.5)};
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  align-items: start;
  gap: ${space(1.5)};
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  font-size: ${text.s14};
`;

/** The other columns of the disclosure are as wide as the form. */
export const Wide = styled.div`
  width: 100%;

  details > div {
    max-width: none;
  }
`;

/** Has the whole line of its group. */
export const Lines = styled(TextAreaField)`
  grid-column: 1 / -1;
`;
