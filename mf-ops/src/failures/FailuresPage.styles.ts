import { media, space } from '@saltbush/ui';
import styled from 'styled-components';

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space(2)};
  max-width: 58rem;
`;

export const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

/** The source takes most of the room; the facts stand beside it where they fit. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  }
`;

export const Code = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  justify-items: start;

  > div {
    width: 100%;
  }

  > a {
    min-height: 24px;
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space(0.5)};
  margin: 0;
  padding: 0;
  overflow-wrap: anywhere;
`;
