import { formatTimeOfDay, type MetroService } from '@saltbush/freight';
import { Button, Icon, icons } from '@saltbush/ui';
import { useId } from 'react';
import type { QuoteForm } from '../quote-form.ts';
import * as S from './CutOffClock.styles.ts';
import { type CutOff, type CutOffs, cutOffs } from './cutOffs.ts';
import { formatDay, formatMinutes } from './time-words.ts';

/** The first word of each level, which is enough beside the others. */
const SHORT_NAMES: Record<MetroService, string> = {
  ALL_DAY: 'All Day',
  METRO_STANDARD: 'Standard',
  METRO_VIP: 'VIP',
  METRO_EXPRESS: 'Express',
};

const SOON_MINUTES = 30;

function dayWords({ isToday, pickupDate, dayOff, levels }: CutOffs): string {
  const day = isToday ? `Pickup today, ${formatDay(pickupDate)}` : `Pickup ${formatDay(pickupDate)}`;
  if (dayOff === 'weekend') return `${day}: no same-day services on weekends.`;
  if (dayOff !== null) return `${day}: no same-day services on ${dayOff}.`;
  if (levels.every(({ isOpen }) => !isOpen)) return `${day}: every cut-off has passed.`;
  return isToday ? day : `${day}: every level is open.`;
}

/** The cut-offs of the pickup day on a line, by the pickup city's clock, updated every minute. */
export function CutOffClock({ form: { request, now, change } }: { form: QuoteForm }) {
  const headingId = useId();
  const day = cutOffs(request, now);
  // The date field reports a wrong date.
  if (day === null) return null;
  const closed = day.levels.filter(({ isOpen }) => !isOpen).map(({ service }) => SHORT_NAMES[service]);
  return (
    <S.Root
      aria-labelledby={headingId}
      data-said={closed.length > 0 ? `Closed on this day: ${closed.join(', ')}.` : undefined}
    >
      <S.Head>
        <S.Now id={headingId}>
          <Icon path={icons.clock} size={20} />
          <span>
            <strong>{`${formatTimeOfDay(day.minuteOfDay)} ${day.zone}`}</strong> in {day.cityName}
          </span>
        </S.Now>
        <S.Day>{dayWords(day)}</S.Day>
        {!day.isToday && (
          <Button size="small" variant="quiet" onClick={() => change({ pickupDate: '' })}>
            Back to today
          </Button>
        )}
      </S.Head>
      <S.Levels>
        {day.levels.map((level, index) => (
          <LevelItem key={level.service} level={level} isNow={isNowIn(day, index)} />
        ))}
      </S.Levels>
    </S.Root>
  );
}

/** Whether the present moment is in the part of the day before this cut-off. */
function isNowIn({ isToday, levels }: CutOffs, index: number): boolean {
  const elapsed = levels[index]?.elapsed ?? 0;
  return isToday && elapsed < 1 && (levels[index - 1]?.elapsed ?? 1) === 1;
}

function LevelItem({
  level: { service, cutOffMinute, isOpen, minutesLeft, elapsed },
  isNow,
}: {
  level: CutOff;
  isNow: boolean;
}) {
  const passed = `${Math.round(elapsed * 1000) / 10}%`;
  const isSoon = minutesLeft !== null && minutesLeft <= SOON_MINUTES;
  const openWords = minutesLeft === null ? 'Open' : `${formatMinutes(minutesLeft)} left`;
  return (
    <S.Level data-closed={isOpen ? undefined : ''}>
      <S.Stretch width="100%" height="8" aria-hidden>
        <rect data-part="all" width="100%" height="8" rx="4" />
        {elapsed > 0 && <rect data-part="passed" width={passed} height="8" rx="4" />}
        {isNow && <circle data-part="now" cx={passed} cy="4" r="6" />}
      </S.Stretch>
      <strong>{SHORT_NAMES[service]}</strong>
      <span>{formatTimeOfDay(cutOffMinute)}</span>
      <span data-state={isSoon ? 'soon' : isOpen ? 'open' : 'closed'}>{isOpen ? openWords : 'Closed'}</span>
    </S.Level>
  );
}
