import { useToast } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { Button } from '@saltbush/ui';
import { type ReactNode, useRef, useState } from 'react';
import * as S from './acts.styles.ts';
import { NoteActForm } from './NoteActForm.tsx';
import type { ActTarget, NoteAct } from './note-act.ts';
import type { TrailFact } from './trail-fact.ts';

interface NoteActsProps<Id extends string> {
  /** All acts; an open one stays open when it is no longer possible. */
  acts: readonly NoteAct<Id>[];
  /** Acts that are possible now, most likely first. */
  possible: readonly Id[];
  target: ActTarget;
  /** The part of the record that the acts are about, when it has several: "Motor insurance". */
  subject?: string;
  facts: readonly TrailFact[];
  /** Null when it succeeded. */
  send: (act: Id, note: string, version: number) => Promise<ApiError | null>;
  refetch: () => unknown;
  /** Highlights the most likely act, unless something else on the page is highlighted. */
  isQuiet?: boolean;
  longestNote?: number;
  /** Shown before the buttons. */
  first?: ReactNode;
}

/** One button for each possible act. A form opens below them, and stays until it is sent or closed. */
export function NoteActs<Id extends string>(props: NoteActsProps<Id>) {
  const { acts, possible, target, subject, facts, send, refetch, isQuiet = false, longestNote, first } = props;
  const showToast = useToast();
  const opener = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<Id | null>(null);
  const open = acts.find(({ id }) => id === openId);

  const close = () => {
    setOpenId(null);
    opener.current?.focus();
  };
  const variantOf = ({ isGrave }: NoteAct<Id>, index: number) => {
    if (isGrave && !isQuiet) return 'danger';
    return index === 0 && !isQuiet ? 'primary' : 'secondary';
  };

  return (
    <>
      {(possible.length > 0 || first) && (
        <S.Buttons ref={opener} tabIndex={-1} role="group" aria-label={subject ?? `Acts on ${target.reference}`}>
          {first}
          {possible.flatMap((id, index) => {
            const act = acts.find((known) => known.id === id);
            return act
              ? [
                  <Button
                    key={id}
                    size="small"
                    variant={variantOf(act, index)}
                    aria-expanded={openId === id}
                    onClick={() => setOpenId(id)}
                  >
                    {act.label}
                  </Button>,
                ]
              : [];
          })}
        </S.Buttons>
      )}
      {open && (
        <NoteActForm
          act={open}
          target={target}
          facts={facts}
          isPossible={possible.includes(open.id)}
          {...(longestNote !== undefined && { longestNote })}
          send={send}
          refetch={refetch}
          onCancel={close}
          onDone={() => {
            showToast({ title: `${subject ?? target.reference} ${open.done}`, tone: 'success' });
            close();
          }}
        />
      )}
    </>
  );
}
