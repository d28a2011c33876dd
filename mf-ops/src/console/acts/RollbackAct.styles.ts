import { color } from '@saltbush/ui';
import styled from 'styled-components';

/** The emergency: large and filled, as nothing else on its page is. */
export const Emergency = styled.div`
  > button[data-variant="danger"] {
    --fill: ${color.signal};
    --fill-hover: ${color.signalDark};
    --letters: ${color.white};
  }
`;
