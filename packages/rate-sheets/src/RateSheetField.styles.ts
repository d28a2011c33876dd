import { color, motion, radius, space } from '@saltbush/ui';
import { styled } from 'styled-components';

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const Reading = styled.div`
  p {
    margin-top: ${space(1.5)};
  }
`;

export const Progress = styled.progress`
  display: block;
  width: 100%;
  height: ${space(1)};
  margin-top: ${space(1)};
  border: 0;
  border-radius: ${radius.pill};
  overflow: hidden;
  background: ${color.saltbushMist};

  &::-webkit-progress-bar {
    background: ${color.saltbushMist};
  }

  &::-webkit-progress-value {
    background: ${color.saltbush};
    transition: inline-size ${motion.quick};
  }

  &::-moz-progress-bar {
    background: ${color.saltbush};
  }
`;
