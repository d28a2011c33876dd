import { color, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const CardText = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};

  h2 {
    font-size: ${text.s28};
  }

  p {
    color: ${surface.textSoft};
  }
`;

export const FormTitle = styled.h2`
  margin-bottom: ${space(3)};
  font-size: ${text.s36};
`;

export const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(6)};

  h2 {
    font-size: ${text.s28};
  }
`;

export const Spaced = styled.div`
  margin-top: ${space(7)};
`;

export const List = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};

  li {
    padding: ${space(1.75)} 0;
    border-top: 1px solid ${surface.line};
  }
`;

/** Boxes to tick with a pen, on screen and in print. */
export const Checklist = styled.ul`
  li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    align-items: center;
    gap: ${space(2)};
  }

  li::before {
    content: "";
    width: 1.25rem;
    height: 1.25rem;
    border: 2px solid ${color.saltbush};
    border-radius: 4px;
  }
`;
