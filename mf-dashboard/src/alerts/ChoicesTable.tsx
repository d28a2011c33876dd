import {
  ALERT_KIND_WORDS,
  ALERT_KINDS,
  ALERTS_IN_PORTAL,
  type AlertChoicesInput,
  type AlertKind,
  type AlertMails,
  type AlertWay,
} from '@saltbush/alert-choices/api';
import { CheckboxField, SelectField, TextLink } from '@saltbush/ui';
import * as S from './alerts.styles.ts';

const WAYS: { value: AlertWay; label: string }[] = [
  { value: 'each', label: 'A mail each time' },
  { value: 'daily', label: 'In the daily summary' },
  { value: 'none', label: 'No mail' },
];

/** Where the portal shows what its list of alerts leaves out. */
const ELSEWHERE = {
  pickup: { href: '/dashboard/shipments', label: 'your shipments' },
  claim: { href: '/dashboard/claims', label: 'your claims' },
} as const satisfies Record<Exclude<AlertKind, keyof typeof ALERTS_IN_PORTAL>, object>;

interface ChoicesTableProps extends AlertChoicesInput {
  /** What is kept of somebody without an address to mail to, who can only end it; null for everybody else. */
  endOnly: AlertMails | null;
  onChange: (changes: Partial<AlertChoicesInput>) => void;
}

/** A row for each kind: how it is told by mail, and whether the portal's list shows it. */
export function ChoicesTable({ mails, hidden, endOnly, onChange }: ChoicesTableProps) {
  return (
    <S.Table>
      <caption>What you are told, and how</caption>
      <thead>
        <tr>
          <th scope="col">What happens</th>
          <th scope="col">By mail</th>
          <th scope="col">In the portal’s alerts</th>
        </tr>
      </thead>
      <tbody>
        {ALERT_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              {ALERT_KIND_WORDS[kind].name}
              <span>{ALERT_KIND_WORDS[kind].when}</span>
            </th>
            <td>
              <SelectField
                label={`Mails about ${ALERT_KIND_WORDS[kind].name.toLowerCase()}`}
                name={`mails-${kind}`}
                isLabelHidden
                options={WAYS.filter(({ value }) => !endOnly || value === 'none' || value === endOnly[kind])}
                value={mails[kind]}
                disabled={endOnly?.[kind] === 'none'}
                onChange={({ target }) => onChange({ mails: { ...mails, [kind]: target.value as AlertWay } })}
              />
            </td>
            <td>
              <InPortal {...{ kind, hidden, onChange }} />
            </td>
          </tr>
        ))}
      </tbody>
    </S.Table>
  );
}

function InPortal({ kind, hidden, onChange }: Pick<ChoicesTableProps, 'hidden' | 'onChange'> & { kind: AlertKind }) {
  if (kind === 'pickup' || kind === 'claim') {
    const { href, label } = ELSEWHERE[kind];
    return (
      <S.Elsewhere>
        See <TextLink href={href}>{label}</TextLink>
      </S.Elsewhere>
    );
  }
  const alert = ALERTS_IN_PORTAL[kind];
  const others = hidden.filter((each) => each !== alert);
  return (
    <CheckboxField
      label={
        <>
          Show<S.Rest> {ALERT_KIND_WORDS[kind].name.toLowerCase()} in the portal</S.Rest>
        </>
      }
      name={`portal-${kind}`}
      checked={!hidden.includes(alert)}
      onChange={({ target }) => onChange({ hidden: target.checked ? others : [...others, alert] })}
    />
  );
}
