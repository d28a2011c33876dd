import { row } from '@saltbush/portal/rows.styles';
import { color, media, radius, space } from '@saltbush/ui';
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

/** What it is and what can be done; a form opens below both. */
export const Row = styled.li`
  ${row}
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
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
