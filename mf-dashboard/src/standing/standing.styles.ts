import { color, media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { row } from '../frame/rows.styles.ts';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

/** What the act is for, and its button. */
export const Offer = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;

/** As many weekdays beside each other as have room. */
export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: 0 ${space(1)};
`;

/** A date needs no more room than its digits. */
export const Until = styled.div`
  max-width: 20rem;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

/** What takes the focus after an act. */
export const Outcome = styled.div`
  &:focus {
    outline: none;
  }
`;

/** What it is and what can be done; a form opens below both. */
export const Row = styled.li`
  ${row}
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.25)};
  font-size: ${text.s14};
  overflow-wrap: anywhere;

  > p {
    max-width: none;
  }

  a {
    white-space: nowrap;
  }

  > [data-soft] {
    color: ${surface.textSoft};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};

  > h3 {
    min-width: 0;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`;

export const Refused = styled.div`
  max-width: 40rem;
  margin-block: ${space(0.5)};
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

/** What an act asks before it is done. */
export const Asked = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  max-width: 40rem;
  padding: ${space(2)};
  border-radius: ${radius.control};
  background: ${color.paper};
`;
