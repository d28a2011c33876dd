import { useToast } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { Button, Notice } from '@saltbush/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureText } from '../../api/failureText.ts';
import type { BulkAct } from '../list-table.ts';
import * as S from './BulkBar.styles.ts';

interface BulkBarProps<Row> {
  thing: string;
  things: string;
  acts: readonly BulkAct<Row>[];
  /** The chosen rows. */
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Does an act with one row; null when it succeeded. */
  onAct: (act: string, row: Row) => Promise<ApiError | null>;
  /** What else may be done with the chosen rows, below the acts. */
  tools?: ReactNode;
  /** Leaves only these rows chosen. */
  onKeep: (keys: readonly string[]) => void;
}

interface Refused {
  key: string;
  why: string;
}

/** What may be done with all chosen rows, after one question. Rows that refuse it stay chosen, with the reason. */
export function BulkBar<Row>({ thing, things, acts, rows, keyOf, onAct, tools, onKeep }: BulkBarProps<Row>) {
  const showToast = useToast();
  const confirm = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<BulkAct<Row> | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const many = (count: number) => `${count} ${count === 1 ? thing : things}`;
  const fitting = asked ? rows.filter(asked.isFor) : [];

  useEffect(() => {
    if (asked) confirm.current?.querySelector('button')?.focus();
  }, [asked]);

  const run = async (act: BulkAct<Row>) => {
    const failures: Refused[] = [];
    // One after the other: each is a change of its own, which somebody else may have been quicker with.
    for (const [index, row] of fitting.entries()) {
      setDone(index);
      const failure = await onAct(act.id, row);
      if (failure) failures.push({ key: keyOf(row), why: failureText(failure) });
    }
    setDone(null);
    setAsked(null);
    setRefused(failures);
    onKeep(failures.map(({ key }) => key));
    const count = fitting.length - failures.length;
    if (count > 0) showToast({ title: `${act.question(many(count))}: done`, tone: 'success' });
  };

  if (rows.length === 0) return null;
  return (
    <S.Bar role="group" aria-label={`Chosen ${things}`}>
      <S.Row>
        <strong role="status">
          {done === null ? `${many(rows.length)} chosen` : `${done + 1} of ${fitting.length}`}
        </strong>
        {!asked &&
          acts.map((act) => (
            <Button key={act.id} size="small" variant="secondary" onClick={() => setAsked(act)}>
              {act.label}
            </Button>
          ))}
        {!asked && (
          <Button size="small" variant="quiet" onClick={() => onKeep([])}>
            Choose none
          </Button>
        )}
      </S.Row>
      {!asked && tools}
      {asked && (
        <div ref={confirm}>
          {fitting.length > 0 && (
            <p>
              {asked.question(many(fitting.length))}? {asked.lead}
            </p>
          )}
          {fitting.length < rows.length && (
            <p>
              {many(rows.length - fitting.length)}{' '}
              {rows.length - fitting.length === 1 ? 'stays as it is' : 'stay as they are'}: {asked.whyNot}
            </p>
          )}
          <S.Row>
            {fitting.length > 0 && (
              <Button size="small" busy={done !== null} busyLabel="Working" onClick={() => void run(asked)}>
                {asked.question(many(fitting.length))}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => setAsked(null)}>
              Back
            </Button>
          </S.Row>
        </div>
      )}
      {refused.length > 0 && !asked && (
        <Notice tone="danger" title="Not done with these" role="alert">
          <ul>
            {refused.map(({ key, why }) => (
              <li key={key}>
                {key}: {why}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </S.Bar>
  );
}
