import { color, media, space, text } from '@saltbush/ui';
import styled from 'styled-components';

/** Length, width and height on one line, as people write them. */
export const Sizes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5rem), 1fr));
  align-items: end;
  gap: ${space(1.5)};

  ${media.tablet} {
    gap: ${space(2)};
  }
`;

export const Amounts = styled.div`
  display: grid;
  gap: ${space(2.5)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(2)};
  }
`;

export const Price = styled.span`
  margin-left: ${space(1)};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

/** A further line, set apart from the one above, with its remove button beside its name. */
export const Line = styled.div`
  position: relative;
  padding-top: ${space(2.5)};
  border-top: 1px dashed ${color.control};
`;

export const Remove = styled.div`
  position: absolute;
  top: ${space(1.25)};
  right: 0;
`;

export const AddLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};

  > p {
    color: ${color.inkSoft};
    font-size: ${text.s14};
  }
`;
