import { memo } from 'react';
import { drawnShapes } from '../shapes/drawnShapes.ts';
import * as S from './Land.styles.ts';

/** Sea, coast, states and highways. They keep their shape while the map moves, so React draws them once. */
export const Land = memo(function Land() {
  const { land, borders, mainRoads, otherRoads } = drawnShapes();
  return (
    <>
      <S.Shallows d={land} />
      <S.Land d={land} />
      <S.Borders d={borders} />
      <S.Road d={otherRoads} />
      <S.Road d={mainRoads} data-main="" />
    </>
  );
});
