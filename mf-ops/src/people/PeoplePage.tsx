import type { PersonFound } from '@saltbush/business-api/people';
import { useRef, useState } from 'react';
import { useFindPersonMutation } from '../api/findPerson.ts';
import { usePersonActsQuery } from '../api/personActs.ts';
import { DeskFrame } from '../frame/DeskFrame.tsx';
import type { Shortcut } from '../frame/shortcut.ts';
import * as C from '../sheet/DeskCard.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { ErasureDone } from './ErasureDone.tsx';
import { FindPersonForm } from './FindPersonForm.tsx';
import * as S from './PeoplePage.styles.ts';
import { PersonActs } from './PersonActs.tsx';
import { PersonCard } from './PersonCard.tsx';

/** Finds, exports and erases what is stored about a person. The page's address never holds theirs. */
export function PeoplePage() {
  const search = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<{ person: PersonFound; look: number } | null>(null);
  const [find] = useFindPersonMutation();
  const acts = usePersonActsQuery(1);
  const [shortcuts] = useState<readonly Shortcut[]>([
    { keys: 'f', does: 'Go to the search', run: () => search.current?.focus() },
  ]);

  const show = (person: PersonFound) => setFound((before) => ({ person, look: (before?.look ?? 0) + 1 }));
  const lookAgain = async (email: string) => {
    void acts.refetch();
    const answer = await find({ email });
    if (answer.data) show(answer.data);
  };

  return (
    <DeskFrame title="People" shortcuts={shortcuts}>
      <S.Whole>
        <ErasureDone />
        <S.Layout>
          <DeskCard heading="Find a person">
            <C.Lead>
              Everybody may ask what we hold about them, and to have it erased. Make sure first that it is they who ask.
            </C.Lead>
            <FindPersonForm onFound={show} inputRef={search} />
          </DeskCard>
          {found && (
            <PersonCard key={found.look} person={found.person} onErased={() => void lookAgain(found.person.email)} />
          )}
        </S.Layout>
        <DeskCard heading="What was done">
          <PersonActs />
        </DeskCard>
      </S.Whole>
    </DeskFrame>
  );
}
