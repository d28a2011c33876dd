import type { ReportedFlag } from '@saltbush/contract/release-api';
import { Button, CheckboxField, icons } from '@saltbush/ui';
import { useMemo } from 'react';
import { useChangeFlagMutation } from '../api/changeFlag.ts';
import * as A from '../sheet/acts.styles.ts';
import { ConfirmedEnd } from '../sheet/ConfirmedEnd.tsx';
import { useConfirmedForm } from '../sheet/useConfirmedForm.ts';
import { type FlagWish, flagErrors, type RuleWish, typedRules, wishOf } from './flag-wish.ts';
import { valueText } from './flag-words.ts';
import { RuleFields } from './RuleFields.tsx';

interface FlagFormProps {
  reported: ReportedFlag;
  onClose: () => void;
}

/** Who gets which value of a flag, once it is confirmed. */
export function FlagForm({ reported, onClose }: FlagFormProps) {
  const { remote, flag, declared, values, switched } = reported;
  const [change, changing] = useChangeFlagMutation();
  const blank = useMemo(() => wishOf(switched), [switched]);
  const { form, wish, set, errors, failure, isBusy, onSubmit } = useConfirmedForm<FlagWish>({
    ...{ blank, check: flagErrors, call: changing },
    send: ({ isOff, rules, reason }) =>
      change({ remote, flag, isOff, rules: typedRules(rules), base: switched?.seq ?? null, reason: reason.trim() }),
  });
  const usual = declared === null ? 'the default' : valueText(declared.default);
  const setRule = (id: number, part: Partial<RuleWish>) =>
    set({ rules: wish.rules.map((rule) => (rule.id === id ? { ...rule, ...part } : rule)) });
  const addRule = () => {
    const id = Math.max(-1, ...wish.rules.map((rule) => rule.id)) + 1;
    const value = JSON.stringify(values.find((one) => one !== declared?.default));
    set({ rules: [...wish.rules, { id, value, role: '', company: '', share: '' }] });
  };
  const moveUp = (index: number) => {
    const rules = [...wish.rules];
    const [moved] = rules.splice(index, 1);
    if (moved) rules.splice(index - 1, 0, moved);
    set({ rules });
  };

  return (
    <A.Form ref={form} onSubmit={onSubmit} noValidate aria-label={`Switch ${flag}`}>
      <A.Lead>
        The first rule that fits a visitor decides; everybody else gets {usual}. A client is named by its reference, and
        each browser keeps its side of a percentage. The next page has you confirm it. Pages that are open take it with
        their next page.
      </A.Lead>
      <CheckboxField
        label={`Switch it off: ${usual} for everybody, whatever the rules say`}
        name="isOff"
        checked={wish.isOff}
        onChange={({ target }) => set({ isOff: target.checked })}
      />
      {wish.rules.map((rule, index) => (
        <RuleFields
          key={rule.id}
          rule={rule}
          number={index + 1}
          values={
            values.some((value) => JSON.stringify(value) === rule.value)
              ? values
              : [...values, JSON.parse(rule.value) as string]
          }
          isChecked={errors.rules !== undefined}
          onChange={(part) => setRule(rule.id, part)}
          onMoveUp={index === 0 ? null : () => moveUp(index)}
          onRemove={() => set({ rules: wish.rules.filter(({ id }) => id !== rule.id) })}
        />
      ))}
      {declared !== null && (
        <A.Buttons>
          <Button size="small" variant="secondary" iconBefore={icons.plus} onClick={addRule}>
            Add a rule
          </Button>
        </A.Buttons>
      )}
      <ConfirmedEnd
        {...{ wish, errors, set, failure, isBusy, onClose }}
        refused="Nothing was switched"
        confirm="Switch it"
      />
    </A.Form>
  );
}
