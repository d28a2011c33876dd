import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** A list of the console. */
export const Rows = styled.ul`
  display: grid;
  font-size: ${text.s14};
  line-height: 1.45;

  > li {
    display: grid;
    gap: ${space(0.5)};
    padding-block: ${space(1.5)};
    border-top: 1px solid ${surface.line};
  }

  p {
    max-width: none;
  }
`;

/** Two lines of text with the buttons at their end. */
export const ActRows = styled(Rows)`
  > li {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(0.25)} ${space(2)};
    padding-block: ${space(1)};
  }

  @media (max-width: 19.99em) {
    > li {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
    }
  }
`;

/** The same, with a form below the row while something is done to it. */
export const FormRows = styled(ActRows)`
  > li > form {
    grid-column: 1 / -1;
    margin-top: ${space(1)};
  }
`;

export const What = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
  font-weight: 650;
  overflow-wrap: anywhere;
`;

export const Soft = styled.p`
  color: ${surface.textSoft};
  overflow-wrap: anywhere;
`;
