import { Panel } from '@saltbush/portal';
import { icons, TextLink } from '@saltbush/ui';
import * as S from './RateSheets.styles.ts';

/** Explains how a row of the active sheet prices a quote. */
export function HowRatesApply() {
  return (
    <Panel title="How your rates apply" tone="mist">
      <S.Rules>
        <li>The active sheet prices your quotes by distance: lanes without a fixed truck, pallet or metro price.</li>
        <li>
          A row counts for its places and its vehicle, written in any case. A row for a city covers its suburbs; the
          word Any stands for every place or vehicle.
        </li>
        <li>The row that names the places most closely counts; of equal rows, the first.</li>
        <li>Rates are dollars per kilometre before GST, fuel levy included. Additional services are added as usual.</li>
        <li>A saved quote keeps its price, whichever sheet is active later. We confirm the rate when you book.</li>
      </S.Rules>
      <TextLink href="/quote" iconAfter={icons.arrowRight}>
        Get a quote
      </TextLink>
    </Panel>
  );
}
