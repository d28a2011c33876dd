import { Button, CheckboxField, Fieldset, TextField } from '@saltbush/ui';
import { WEBHOOK_EVENTS } from '@saltbush/webhooks/api';
import { ALL_EVENTS, type WebhookField, type WebhookValues, withEvent } from './webhook-values.ts';
import * as S from './webhooks.styles.ts';

interface WebhookFieldsProps {
  values: WebhookValues;
  errors: Readonly<Partial<Record<WebhookField, string>>>;
  /** Id of a field's control, to which the list of faults leads. */
  idOf: (field: WebhookField) => string;
  onChange: (changes: Partial<WebhookValues>) => void;
}

/** Where events are sent, and which. */
export function WebhookFields({ values, errors, idOf, onChange }: WebhookFieldsProps) {
  const { url, description, events } = values;
  const hasAll = events.length === ALL_EVENTS.length;
  return (
    <>
      <TextField
        id={idOf('url')}
        name="url"
        type="url"
        inputMode="url"
        label="Address of your system"
        help="It begins with https:// and is reached from the internet."
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        required
        value={url}
        error={errors.url}
        onChange={({ target }) => onChange({ url: target.value })}
      />
      <TextField
        id={idOf('description')}
        name="description"
        label="What you call it"
        help="Such as Warehouse in Alexandria."
        isOptional
        autoComplete="off"
        maxLength={100}
        value={description}
        error={errors.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <Fieldset legend="Tell it when" legendSize="medium" error={errors.events}>
        <S.Events>
          {WEBHOOK_EVENTS.map(({ type, label, when }, index) => (
            <CheckboxField
              key={type}
              // The list of faults leads to the first event.
              id={index === 0 ? idOf('events') : undefined}
              name={type}
              label={label}
              help={`${type}: ${when}`}
              checked={events.includes(type)}
              onChange={({ target }) => onChange({ events: withEvent(events, type, target.checked) })}
            />
          ))}
        </S.Events>
        <S.Choosing>
          <Button size="small" variant="quiet" onClick={() => onChange({ events: hasAll ? [] : [...ALL_EVENTS] })}>
            {hasAll ? 'Choose none' : 'Choose all'}
          </Button>
        </S.Choosing>
      </Fieldset>
    </>
  );
}
