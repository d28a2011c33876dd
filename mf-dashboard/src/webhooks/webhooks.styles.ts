import { row } from '@saltbush/portal/rows.styles';
import { color, media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import * as R from '../frame/act-rows.styles.ts';

export { Acts } from '../frame/act-rows.styles.ts';
export { Acts as Buttons, Form } from '../frame/form.styles.ts';
export { Outcome } from '../frame/Removed.styles.ts';

export const Main = styled(R.Main)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.25)};
`;

/** What it is, then what can be done, which is too much to stand beside it. */
export const Row = styled.li`
  ${row}
  grid-template-columns: minmax(0, 1fr);
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

/** What an act asks before it is done. */
export const Asked = styled.div`
  min-width: 0;
  max-width: 46rem;
  padding: ${space(2)};
  border-radius: ${radius.control};
  background: ${color.paper};
`;

export const Narrow = styled.div`
  max-width: 46rem;
`;

/** As many events beside each other as have room. */
export const Events = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  align-items: start;
  gap: 0 ${space(2)};
`;

/** Without borders, the text of a button aligns with what is above. */
export const Choosing = styled.div`
  margin-inline-start: calc(-1 * ${space(1.75)});
`;

/** A secret in one line, with the button that copies it. */
export const Secret = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-block: ${space(1.5)};

  input {
    font-family: ui-monospace, monospace;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

export const Code = styled.div`
  padding: ${space(2)};
  border-radius: ${radius.control};
  background: ${color.white};
  font-size: ${text.s14};
  line-height: 1.5;
  overflow-x: auto;

  pre {
    margin: 0;
    font-family: ui-monospace, monospace;
  }
`;

export const Delivery = styled.li`
  ${row}
  align-items: start;
`;

/** What came back, as plain text. */
export const CameBack = styled.details`
  summary {
    width: fit-content;
    padding-block: ${space(0.5)};
    color: ${surface.link};
    cursor: pointer;
  }

  pre {
    margin: ${space(0.5)} 0 0;
    padding: ${space(1)};
    border-radius: ${radius.control};
    background: ${color.paper};
    font-family: ui-monospace, monospace;
    font-size: ${text.s14};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
