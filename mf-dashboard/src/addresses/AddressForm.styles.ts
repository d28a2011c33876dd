import { media, space } from '@saltbush/ui';
import styled from 'styled-components';

export { Acts, Form, Pair } from '../frame/form.styles.ts';

export const Three = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2.5)};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: end;
  }
`;
