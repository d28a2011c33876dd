import { media, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${media.print} {
    display: block;

    > * + * {
      margin-top: ${space(2)};
    }
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};

  > :first-child {
    min-width: 0;
  }

  h1 {
    font-size: ${text.s28};
    overflow-wrap: anywhere;
  }

  /* The age of the data stays beside the heading, however long that is. */
  ${media.tablet} {
    flex-wrap: nowrap;

    > :last-child:not(:first-child) {
      flex: none;
      max-width: 70%;
    }
  }
`;

export const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};

  &:empty {
    display: none;
  }
`;
