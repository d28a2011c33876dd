import { space } from '@saltbush/ui';
import styled from 'styled-components';
import { Small } from '../BookingForm.styles.ts';

/** What the client has to know of the address. It is there before its words, or they would not be read out. */
export const Note = styled(Small)`
  &:not(:empty) {
    margin-top: ${space(1)};
  }
`;
