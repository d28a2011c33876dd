import * as S from './LostRoute.styles.ts';

/** A run that leaves the depot and never gets there. */
export function LostRoute() {
  return (
    <S.Picture viewBox="0 0 400 300" aria-hidden="true">
      <S.Block d="M0 96h96V0h24v96h136V0h24v96h120v24H280v92h120v24H280v64h-24v-64H120v64H96v-64H0v-24h96v-92H0z" />
      <S.Driven d="M40 268V224h68V108h80" />
      <S.Lost d="M188 108h80V60" />
      <S.Depot cx="40" cy="268" r="11" />
      <S.Truck d="M170 92h30v32h-30zM202 100h12l8 10v14h-20z" />
      <S.Pin d="M268 62c-15-17-23-28-23-39a23 23 0 0 1 46 0c0 11-8 22-23 39z" />
      <S.PinMark d="M262 17a6.5 6.5 0 1 1 9 6c-2 1-3 2-3 5m0 6v1" />
    </S.Picture>
  );
}
