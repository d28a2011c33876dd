import { Button, icons } from '@saltbush/ui';
import * as S from './QuickQuotePart.styles.ts';

/** For the home page: a plain form that opens the calculator with the price on show. It works without scripts. */
export function QuickQuotePart() {
  return (
    <S.Form action="/quote" method="get" aria-label="Quick quote">
      <input type="hidden" name="quoted" value="1" />
      <S.Field>
        <S.Label htmlFor="quick-pickup">Pickup suburb or city</S.Label>
        <S.Input id="quick-pickup" name="pickup" placeholder="Sydney" autoComplete="off" required />
      </S.Field>
      <S.Field>
        <S.Label htmlFor="quick-delivery">Delivery suburb or city</S.Label>
        <S.Input id="quick-delivery" name="delivery" placeholder="Melbourne" autoComplete="off" required />
      </S.Field>
      <S.Field>
        <S.Label htmlFor="quick-pallets">Pallets</S.Label>
        <S.Input
          id="quick-pallets"
          name="pallets"
          type="number"
          inputMode="numeric"
          min={1}
          max={50}
          placeholder="4"
          autoComplete="off"
        />
      </S.Field>
      <Button type="submit" size="large" iconAfter={icons.arrowRight}>
        Get price
      </Button>
    </S.Form>
  );
}
