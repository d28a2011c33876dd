import { color, onLight, radius, space } from '@saltbush/ui';
import styled from 'styled-components';

/** A live region must exist before its text, or it is not announced. It takes no room while empty. */
export const Strip = styled.div`
  ${onLight}
  position: sticky;
  z-index: 1;
  bottom: ${space(2)};
  order: 99;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color.saltbush};
  border-radius: ${radius.card};
  background: ${color.saltbushMist};

  &[data-empty] {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    border: 0;
    overflow: hidden;
  }

  > span {
    display: flex;
    gap: ${space(1)};
  }
`;
