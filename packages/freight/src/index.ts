// One entry for every quote

// When a truck arrives
export { arrivalWindow } from './arrival/arrivalWindow.ts';
// Bookings
export { bookingAnswerBy } from './booking/bookingAnswerBy.ts';
// Claims
export { CLAIM_KINDS, type ClaimKind, type ClaimWindow, claimWindow } from './claims/claimWindow.ts';
// Levies, surcharges, waiting time, terms
export { type Demurrage, demurrage, demurrageTariff } from './demurrage/demurrage.ts';
export { depotOf } from './depots/depotOf.ts';
// Depots, and planning a day: who can carry what, for how long
export { DEPOTS, type Depot, type DepotId } from './depots/depots.data.ts';
export { type Carrier, carriageFaults } from './dispatch/carriageFaults.ts';
export { earliestStart } from './dispatch/earliestStart.ts';
export { runFor, type Wanted } from './dispatch/runFor.ts';
export { type RunOf, runMinutes } from './dispatch/runMinutes.ts';
export { overlap, type RunTime } from './dispatch/runs.ts';
// Places and distances
export { BASS_STRAIT_KM } from './distance/capital-distances.data.ts';
export { type Distance, distanceBetween } from './distance/distanceBetween.ts';
export { metroKm } from './distance/metroKm.ts';
export { seaKmBetween } from './distance/seaKmBetween.ts';
export { type Point, straightKm } from './distance/straightKm.ts';
// Emissions
export {
  EMISSION_CLASSES,
  EMISSION_FACTORS,
  EMISSION_SOURCES,
  type EmissionClass,
  type EmissionFactor,
  SEA_EMISSION_FACTOR,
} from './emissions/emissionFactors.ts';
export { type EmissionsEstimate, estimateEmissions, type MovedFreight } from './emissions/estimateEmissions.ts';
// Errors
export type { FreightError, FreightErrorCode } from './errors.ts';
// Full truck loads
export { FTL_CITIES, ftlDestinations, ftlRates, ftlVehicleTypes } from './ftl/ftl-rates.ts';
export { FTL_VEHICLE_TYPES, type FtlRate, type FtlVehicleType } from './ftl/ftl-types.ts';
export { FTL_NO_MATCH, type FtlResult, type FtlRouteQuote, ftlQuote } from './ftl/ftlQuote.ts';
// Hourly hire
export {
  DEFAULT_HOURS,
  HOURLY_LOCATIONS,
  HOURS_NEEDED,
  type HourlyRateBreakdown,
  type HourlyResult,
  type HourlyVehicle,
  hourlyQuote,
  hourlyVehicles,
  PRICE_ON_APPLICATION,
} from './hourly/hourlyQuote.ts';
// Business numbers and phones
export { isValidAbn, isValidAcn } from './identity/abn.ts';
export { BUSINESS_NUMBER_WARNING, type BusinessNumber, checkBusinessNumber } from './identity/checkBusinessNumber.ts';
export { isPostcode } from './identity/isPostcode.ts';
export { PHONE_WARNING, type Phone, parsePhone } from './identity/parsePhone.ts';
// Package numbers
export { DEMO_GS1_PREFIX, GS1_PREFIX, isSscc, ssccOf } from './labels/sscc.ts';
// Licences
export { holdsLicenceFor } from './licence/holdsLicenceFor.ts';
export { LICENCE_ORDER, type LicenceClass } from './licence/licence-classes.data.ts';
export { licenceForVehicle } from './licence/licenceForVehicle.ts';
// Vehicles and loads
export { CUBIC_KG_PER_M3, chargeableKg, cubicKg, volumeM3 } from './load/cubic-weight.ts';
export { fitsAllDayPallet, fitsLtlPallet } from './load/fitsPallet.ts';
export type { Deck, FloorBlock, FloorPlan } from './load/floor-plan-types.ts';
export { floorPlan, vehicleDecks } from './load/floorPlan.ts';
export { itemLines, readItemLines } from './load/itemLines.ts';
export { itemsText } from './load/itemsText.ts';
export {
  type Load,
  type LoadInput,
  type LoadItem,
  loadOf,
  MAX_MORE_ITEMS,
  type PackageItem,
  packageItems,
  readLoad,
} from './load/load.ts';
export { type Fit, loadFit, type Misfit, palletsOnFloor, smallestFittingVehicle } from './load/loadFit.ts';
export { isBlank, type NumberInput } from './load/number-input.ts';
export { isCarton, palletPlaces, palletsLeft } from './load/palletPlaces.ts';
export { sizeText } from './load/sizeText.ts';
export { ALL_DAY_PALLET, LTL_PALLET } from './load/standard-pallets.data.ts';
export { weightText } from './load/weightText.ts';
// Less than truck loads
export { ltlDestinations, ltlOrigins, ltlRates } from './ltl/ltl-rates.ts';
export { type LtlRate, PALLET_RANGES, type PalletRange } from './ltl/ltl-types.ts';
export { LTL_NO_MATCH, type LtlQuote, type LtlResult, ltlQuote } from './ltl/ltlQuote.ts';
export {
  INVALID_PALLET_COUNT,
  MAX_LTL_PALLETS,
  type PalletCount,
  palletRange,
  parsePalletCount,
  totalPallets,
} from './ltl/palletCount.ts';
// Metro services
export {
  METRO_SERVICE_DEFINITIONS,
  METRO_SERVICES,
  type MetroService,
  type MetroServiceDefinition,
} from './metro/metro-services.data.ts';
export { type MetroCoverage, metroCoverage, OUTSIDE_METRO_ZONES } from './metro/metroCoverage.ts';
export {
  FIRST_METRO_VEHICLE,
  findMetroVehicle,
  type MetroVehicleGroup,
  metroVehicleGroups,
} from './metro/metroVehicles.ts';
export { type ServiceOpening, serviceOpening } from './metro/serviceOpening.ts';
export { suggestPriceLevel } from './metro/suggestPriceLevel.ts';
export { dearestZone, type MetroZone, metroZones, ZONES, zoneRateCents } from './metro/zoneRate.ts';
// Money and other figures
export { formatNumber } from './money/formatNumber.ts';
export {
  decimalAmount,
  formatAud,
  formatBasisPoints,
  GST_BASIS_POINTS,
  gstCents,
  percentOfCents,
  sumCents,
} from './money/money.ts';
export { typedCents } from './money/typedCents.ts';
// Prices by distance
export { type AgreedRate, formatRatePerKm } from './per-km/agreed-rate.ts';
export { placeKeys, vehicleKey } from './per-km/lane-keys.ts';
export { closestRate, type KeyedRate, laneKeys, type PerKmLane } from './per-km/per-km-lane.ts';
export { INDICATIVE_ONLY, type PerKmVehicle, perKmVehicle } from './per-km/perKmVehicle.ts';
export { CITIES } from './places/cities.data.ts';
export { cityByName, findCity } from './places/cityByName.ts';
export { clockCity } from './places/clockCity.ts';
export { guessPlace } from './places/guessPlace.ts';
export { isArea } from './places/isArea.ts';
export type { AuState, City, CityName, Place, Suburb, Town, ZoneName } from './places/place-types.ts';
export { type PlaceChoice, placeChoices } from './places/placeChoices.ts';
export { placeCity } from './places/placeCity.ts';
export { placeName } from './places/placeName.ts';
export { resolvePlace } from './places/resolvePlace.ts';
export { suburbs, suburbsOfZone } from './places/suburbs.ts';
export { TOWNS } from './places/towns.data.ts';
export { availableServices, SERVICE_NAMES, type ServiceAvailability } from './quote/availableServices.ts';
export { BLOCKER_MESSAGES, type CalculateBlocker, calculateBlockers } from './quote/calculateBlockers.ts';
export { type FullTruckBreakEven, fullTruckBreakEvens } from './quote/fullTruckBreakEvens.ts';
export { type LineDifference, lineDifferences } from './quote/lineDifferences.ts';
export { loadRefusal } from './quote/loadRefusal.ts';
export { nextDayQuote } from './quote/nextDayQuote.ts';
export { perKmLane } from './quote/perKmLane.ts';
export { priceQuote } from './quote/priceQuote.ts';
export { priceRows } from './quote/priceRows.ts';
export {
  EMPTY_QUOTE_REQUEST,
  isMetroMode,
  isMetroService,
  QUOTE_MODES,
  type QuoteMode,
  type QuoteRequest,
  quoteMode,
  SERVICES,
  type Service,
} from './quote/quote-request.ts';
export type { Quote, QuoteLine, QuoteOutcome, QuoteRefused, RefusalCode, ServiceOption } from './quote/quote-types.ts';
export { QUOTE_ENDINGS, type QuoteEnding, quoteEnding } from './quote/quoteEnding.ts';
export { quoteTotals } from './quote/quoteTotals.ts';
export {
  chooseFtlDestination,
  chooseFtlOrigin,
  isRecalculating,
  type Recalculation,
  recalculateQuote,
} from './quote/recalculateQuote.ts';
export { routeOf } from './quote/routeOf.ts';
export { selectService } from './quote/selectService.ts';
export { takesOwnRate } from './quote/takesOwnRate.ts';
export { withOpenPickupDate } from './quote/withOpenPickupDate.ts';
export { PRICE_LEVELS, type PriceLevel, type RateCard } from './rate-cards/rate-card-types.ts';
export { rateCardCents, rateCardCode, rateCardKm, rateCards } from './rate-cards/rate-cards.ts';
export { SURCHARGE_LABELS, surchargeCents } from './surcharges/surchargeLines.ts';
export { surchargeNames } from './surcharges/surchargeNames.ts';
export { fuelLevyBasisPoints } from './tariffs/fuelLevyBasisPoints.ts';
export { pricingVersion } from './tariffs/pricingVersion.ts';
export { quoteValidUntil } from './tariffs/quoteValidUntil.ts';
export {
  type DemurrageTariff,
  type LevyScope,
  SURCHARGES,
  type Surcharge,
  type SurchargeSet,
} from './tariffs/tariff-types.ts';
export { FIRST_TARIFF_DATE } from './tariffs/tariffAt.ts';
export { tariffDates } from './tariffs/tariffDates.ts';
export { TERMS } from './tariffs/terms.data.ts';
// Dates and times
export { addBusinessDays, isBusinessDay, nextBusinessDay, publicHoliday } from './time/business-days.ts';
export { checkPickupDate, type PickupDay } from './time/checkPickupDate.ts';
export { clockTimeAt } from './time/clockTimeAt.ts';
export { formatClock } from './time/formatClock.ts';
export { formatMoment } from './time/formatMoment.ts';
export { instantOf } from './time/instantOf.ts';
export { addDays, daysBetween, formatDate, type IsoDate, parseIsoDate, weekdayOf } from './time/iso-date.ts';
export { type Instant, type LocalTime, localTime } from './time/localTime.ts';
export { addMonths, firstDayOf, formatMonth, lastDayOf, type Month, monthOf } from './time/month.ts';
export { HOLIDAYS_KNOWN_UNTIL, type PublicHoliday } from './time/public-holidays.data.ts';
export { formatTimeOfDay, parseTimeOfDay } from './time/time-of-day.ts';
export { type ArVehicle, type ArVehicleId, arVehicles } from './vehicles/arVehicles.ts';
export { ROAD_SIZES } from './vehicles/road-sizes.data.ts';

export type { ArFacts, DemurrageClass, Size, Vehicle, VehicleId, VehicleList } from './vehicles/vehicle-types.ts';
export { findVehicle, type ListedVehicle, VEHICLE_IDS, vehicleById, vehiclesIn } from './vehicles/vehicles.ts';
