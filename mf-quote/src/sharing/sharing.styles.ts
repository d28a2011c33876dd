import { media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Retry = styled.div`
  margin-top: ${space(1.5)};
`;

export const Link = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(1)};

  @media (max-width: 29.99em) {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.print} {
    display: none;
  }
`;

/** Says what has just happened. Takes no space while nothing has. */
export const Said = styled.p`
  grid-column: 1 / -1;
  color: ${surface.textSoft};
  font-size: ${text.s14};
  line-height: 1.45;

  &:empty {
    display: none;
  }
`;

export const MailForm = styled.div`
  display: grid;
  gap: ${space(1.5)};

  ${media.print} {
    display: none;
  }
`;

export const MailActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
