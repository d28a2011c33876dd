import { row } from '@saltbush/portal/rows.styles';
import { color, media, radius, space } from '@saltbush/ui';
import styled from 'styled-components';
import * as R from '../frame/act-rows.styles.ts';

export { Acts as Buttons, Form } from '../frame/form.styles.ts';

/** What is beside the heading. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

/** What it is and what can be done; a question opens below both. */
export const Row = styled.li`
  ${row}
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Facts = styled(R.Main)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.25)};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};

  > h3 {
    min-width: 0;
  }
`;

export const Hint = styled.code`
  font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
`;

/** On phones the words of the button align with those above it. */
export const Acts = styled(R.Acts)`
  margin-inline-start: calc(-1 * ${space(1.75)});

  ${media.tablet} {
    margin-inline-start: 0;
  }
`;

/** What is asked before a key is revoked. */
export const Asked = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  max-width: 40rem;
  padding: ${space(2)};
  border-radius: ${radius.control};
  background: ${color.paper};
  overflow-wrap: anywhere;
`;

/** A name needs no more room than its letters. */
export const Name = styled.div`
  max-width: 28rem;
`;

export const Scopes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: ${space(0.5)} ${space(2)};
`;
