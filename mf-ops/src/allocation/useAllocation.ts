import type { AllocateBookingInput, Board, BoardBooking, BoardRun } from '@saltbush/consignments/api';
import type { ApiError } from '@saltbush/contract/api';
import type { FleetVehicle } from '@saltbush/fleet/api';
import { holdsLicenceFor, type IsoDate, instantOf, localTime, parseTimeOfDay, type RunTime } from '@saltbush/freight';
import { useState } from 'react';
import { type Chosen, clashesOf, likelyDriver, plannedRun, proposal } from './allocationChoices.ts';

/** What was chosen before the form was opened, as by dropping a booking on a row of the day. */
export interface Preset {
  driver?: string;
  vehicle?: string;
  /** Milliseconds since 1970. */
  startMs?: number;
}

const CAN_BE_ALLOCATED = ['requested', 'accepted', 'allocated'];

const two = (part: number): string => String(part).padStart(2, '0');

/** `14:05` on the clock of a zone. */
function clockOf(at: number, timeZone: string): string {
  const { minuteOfDay } = localTime(at, timeZone);
  return `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`;
}

interface Choice {
  chosen: Chosen;
  vehicle: FleetVehicle | null;
  startsAt: string;
  run: RunTime | null;
  clashes: BoardRun[];
  isDirty: boolean;
  isPossible: boolean;
  /** Whether somebody else changed the booking since the form was opened, and to go on with what it is now. */
  seen: { hasChanged: boolean; accept: () => void };
  failure: ApiError | null;
  errors: { driver?: string | undefined; vehicle?: string | undefined };
  chooseVehicle: (reference: string) => void;
  chooseDriver: (reference: string) => void;
  setStartsAt: (time: string) => void;
  setFailure: (failure: ApiError | null) => void;
  /** Whether both are chosen; shows what is missing otherwise. */
  check: () => boolean;
  input: (submissionId: string) => AllocateBookingInput;
}

/** What is chosen of driver, vehicle and time, and what speaks against it. */
export function useAllocation(booking: BoardBooking, board: Board, preset: Preset = {}): Choice {
  const [nowMs] = useState(() => Date.now());
  const { pickupTimeZone: zone, status, version } = booking;
  const [first] = useState<Chosen>(() => {
    const likely = proposal(board, booking, nowMs);
    const vehicle = board.vehicles.find(({ reference }) => reference === preset.vehicle);
    if (preset.driver) return { vehicle: vehicle?.reference ?? likely.vehicle, driver: preset.driver };
    return vehicle ? { vehicle: vehicle.reference, driver: likelyDriver(board, booking, vehicle, nowMs) } : likely;
  });
  const [chosen, setChosen] = useState(first);
  const [firstStart] = useState(() => (preset.startMs === undefined ? '' : clockOf(preset.startMs, zone)));
  const [startsAt, setStartsAt] = useState(firstStart);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [seenVersion, setSeenVersion] = useState(version);

  const vehicle = board.vehicles.find(({ reference }) => reference === chosen.vehicle) ?? null;
  const today = localTime(nowMs, zone).date;
  const day: IsoDate = booking.pickupDate < today ? today : booking.pickupDate;
  const startMinute = parseTimeOfDay(startsAt);
  const startMs = startMinute === null ? null : instantOf(day, startMinute, zone);
  const isComplete = chosen.driver !== '' && chosen.vehicle !== '';
  const run = isComplete ? plannedRun(board, booking, { ...chosen, startMs }, nowMs) : null;
  const clashes = run === null ? [] : clashesOf(board, booking, chosen, run);
  const missing = (what: 'driver' | 'vehicle') =>
    isChecked && chosen[what] === '' ? `Please choose the ${what}` : undefined;

  return {
    ...{ chosen, vehicle, startsAt, run, clashes, failure, setStartsAt, setFailure },
    isDirty: chosen !== first || startsAt !== firstStart,
    isPossible: CAN_BE_ALLOCATED.includes(status),
    seen: { hasChanged: version !== seenVersion, accept: () => setSeenVersion(version) },
    errors: { driver: missing('driver'), vehicle: missing('vehicle') },
    chooseVehicle: (reference) => {
      const next = board.vehicles.find((known) => known.reference === reference);
      const driver = board.drivers.find((known) => known.reference === chosen.driver);
      const mayStay = next && driver && holdsLicenceFor(driver.licenceClass, next.licenceClass);
      setFailure(null);
      setChosen({
        vehicle: reference,
        driver: mayStay ? chosen.driver : next ? likelyDriver(board, booking, next, nowMs) : '',
      });
    },
    chooseDriver: (reference) => {
      setFailure(null);
      setChosen({ ...chosen, driver: reference });
    },
    check: () => {
      setIsChecked(true);
      return isComplete;
    },
    input: (submissionId) => ({
      ...{ submissionId, version: seenVersion, accepts: status === 'requested' },
      acceptsDoubleUse: clashes.length > 0,
      allocation: {
        ...chosen,
        ...(startMinute === null ? {} : { startsAtLocal: `${day}T${clockOf(startMs ?? 0, zone)}` }),
      },
    }),
  };
}
