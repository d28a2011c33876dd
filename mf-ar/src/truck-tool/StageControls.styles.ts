import { media, space } from '@saltbush/ui';
import { styled } from 'styled-components';

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space(1.5)};

  > button {
    padding-inline: ${space(1)};
  }

  > button:first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;

    > button {
      padding-inline: ${space(2.5)};
    }
  }
`;

export const Reasons = styled.div`
  margin-top: ${space(1.5)};
`;
