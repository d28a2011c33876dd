import type { ArVehicle } from '@saltbush/freight';
import { ButtonLink, icons, TextLink } from '@saltbush/ui';
import * as S from './QuoteLinks.styles.ts';
import { quoteHref } from './quoteHref.ts';

/** Full loads between cities are priced by lane, so the quote asks for the cities first. */
const BETWEEN_CITIES: readonly string[] = ['semi', 'b-double'];

/** Links to a price for the chosen truck. */
export function QuoteLinks({ vehicle, pallets }: { vehicle: ArVehicle; pallets: string }) {
  return (
    <S.Links>
      <ButtonLink href={quoteHref(vehicle, pallets)} iconAfter={icons.arrowRight} isFullWidth>
        Quote this truck
      </ButtonLink>
      {BETWEEN_CITIES.includes(vehicle.id) && (
        <TextLink href="/quote?service=ftl" iconAfter={icons.arrowRight}>
          Or price a full load between cities
        </TextLink>
      )}
    </S.Links>
  );
}
