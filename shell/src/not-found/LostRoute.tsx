import * as S from './LostRoute.styles.ts';

/** Drawing of a route that leaves the depot and ends nowhere. */
export function LostRoute() {
  return (
    <S.Picture viewBox="0 0 400 300" aria-hidden="true">
      <S.Streets d="M-20 120h440M-20 236h440M108-20v340M280-20v340" />
      <S.Driven d="M40 270V236h68V120h56" />
      <S.Lost d="M226 120h54V78" />
      <S.Depot cx="40" cy="270" r="11" />
      <S.Truck d="M160 98h42v30h-42zM206 106h12l10 11v11h-22z" />
      <S.Wheel cx="173" cy="130" r="6" />
      <S.Wheel cx="216" cy="130" r="6" />
      <S.Pin d="M280 80c-15-17-24-28-24-39a24 24 0 0 1 48 0c0 11-9 22-24 39z" />
      <S.PinMark d="M273 36a7 7 0 1 1 10.5 6c-2.5 1.4-3.5 2.6-3.5 5.5m0 7v.1" />
    </S.Picture>
  );
}
