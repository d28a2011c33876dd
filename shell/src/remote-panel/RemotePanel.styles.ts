import { color, media, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Panel = styled.section`
  max-width: 45rem;
  margin-block: ${space(6)} ${space(10)};
  padding: ${space(3)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};

  ${media.tablet} {
    margin-block: ${space(9)} ${space(14)};
    padding: ${space(5)};
  }
`;

export const Title = styled.h1`
  margin-block-end: ${space(3)};
  font-size: ${text.s48};
`;

export const Message = styled.p`
  display: flex;
  gap: ${space(1.5)};
  align-items: flex-start;
  margin-block-end: ${space(2)};
  font-size: ${text.s18};
  font-weight: 560;

  svg {
    flex: none;
    margin-block-start: 0.1em;
    color: ${color.warn};
  }
`;

export const Help = styled.p`
  margin-block-end: ${space(3)};
  color: ${color.inkSoft};

  a {
    color: ${color.saltbush};
    font-weight: 640;
    white-space: nowrap;
  }
`;

export const Actions = styled.div`
  display: flex;
`;
