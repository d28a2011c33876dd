import { row } from '@saltbush/portal/rows.styles';
import { color, media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** Who it is in which role, and what an owner may do about them; a form opens below both. */
export const Row = styled.li`
  ${row}
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 15rem;
  }
`;

export const Who = styled.div`
  min-width: 0;
  font-size: ${text.s14};
  overflow-wrap: anywhere;

  > p {
    max-width: none;
    color: ${surface.textSoft};
  }

  > div {
    margin-block: ${space(0.25)} ${space(0.5)};
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};

  > p {
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }

  /* Without borders, the text of a button aligns with the words above. */
  > button:first-child {
    margin-inline-start: calc(-1 * ${space(1.75)});
  }

  ${media.tablet} {
    justify-content: end;
    text-align: end;
  }
`;

/** What an act asks before it is done. */
export const Question = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: ${space(1.5)};
  padding: ${space(2)};
  border-radius: ${radius.control};
  background: ${color.paper};
  overflow-wrap: anywhere;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

export const Events = styled.ol`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  font-size: ${text.s14};
  list-style: none;
  overflow-wrap: anywhere;

  time {
    display: block;
    color: ${surface.textSoft};
  }
`;
