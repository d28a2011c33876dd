import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Title = styled.h2`
  margin-bottom: ${space(4)};
`;

export const List = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};

  ul {
    border-bottom: 1px solid ${surface.line};
  }

  li {
    padding: ${space(1.75)} 0;
    border-top: 1px solid ${surface.line};
  }
`;

export const Next = styled.p`
  margin-top: ${space(5)};
  font-size: ${text.s22};
  line-height: 1.45;
`;
