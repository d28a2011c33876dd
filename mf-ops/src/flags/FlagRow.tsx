import type { ReportedFlag } from '@saltbush/contract/release-api';
import { Badge, Button } from '@saltbush/ui';
import { useState } from 'react';
import { Moment } from '../console/Moment.tsx';
import * as R from '../console/rows.styles.ts';
import { useReturnFocus } from '../console/useReturnFocus.ts';
import { FlagForm } from './FlagForm.tsx';
import * as S from './FlagsPage.styles.ts';
import { ruleLines, staleWords } from './flag-words.ts';

interface FlagRowProps {
  reported: ReportedFlag;
  /** Milliseconds. */
  now: number;
}

/** A flag: what it switches, who gets what, who said so, and a form to say otherwise. */
export function FlagRow({ reported, now }: FlagRowProps) {
  const { remote, flag, declared, versions, switched, stale } = reported;
  const [isSwitching, setIsSwitching] = useState(false);
  const place = useReturnFocus<HTMLLIElement>(isSwitching);
  return (
    <li ref={place} tabIndex={-1} data-flag={`${remote} ${flag}`}>
      <div>
        <R.What>
          {flag}
          {switched?.isOff && <Badge tone="danger">Switched off</Badge>}
          {stale.map((one) => (
            <Badge key={one} tone="warn">
              {staleWords(one).label}
            </Badge>
          ))}
        </R.What>
        {declared && <p>{declared.description}</p>}
        <S.Lines>
          {ruleLines(reported).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </S.Lines>
        {stale.map((one) => (
          <R.Soft key={one}>{staleWords(one).why}</R.Soft>
        ))}
        <R.Soft>
          <a href={`/ops/releases/${remote}`}>{remote}</a> {versions.join(' and ')}
          {declared && `, until ${declared.until}`}
        </R.Soft>
        {switched && (
          <R.Soft>
            <Moment at={switched.at} now={now} /> by {switched.by}: {switched.reason}
          </R.Soft>
        )}
      </div>
      {!isSwitching && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Switch ${flag} of ${remote}`}
          onClick={() => setIsSwitching(true)}
        >
          Switch
        </Button>
      )}
      {isSwitching && <FlagForm reported={reported} onClose={() => setIsSwitching(false)} />}
    </li>
  );
}
