import { space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Route = styled.p`
  font-size: ${text.s22};
  font-weight: 650;
  line-height: 1.25;
`;

export const Stops = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${space(2)};

  /* Terms are short and cards narrow. */
  dl > div {
    grid-template-columns: 6rem minmax(0, 1fr);
  }
`;
