import { space, text } from '@saltbush/ui';
import styled from 'styled-components';

export { Form, Pair } from '../../frame/form.styles.ts';

export const Send = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  font-size: ${text.s14};
`;
