import { Button, Icon, icons, TextField, Tooltip, VisuallyHidden } from '@saltbush/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import * as S from './NewClient.styles.ts';
import { fieldId } from './setup-tabs.data.ts';
import type { SetupForm } from './useSetupForm.ts';

/** Delivery zones, each added with Enter or plus, and removable. */
export function ZoneList({ form }: { form: SetupForm }) {
  const { values, errors, change, zoneText, setZoneText, addTypedZone } = form;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const error = refusal ?? errors.deliveryZones;

  const add = () => {
    const zone = zoneText.trim();
    const refused = addTypedZone();
    setRefusal(refused);
    if (refused === null && zone !== '') setSaid(`${zone} is in the list.`);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter adds the zone; it must not submit the form.
    event.preventDefault();
    add();
  };
  const remove = (zone: string) => {
    change({ deliveryZones: values.deliveryZones.filter((other) => other !== zone) });
    setRefusal(null);
    setSaid(`${zone} was removed.`);
    input.current?.focus();
  };

  return (
    <>
      <S.ZoneEntry data-refused={error ? '' : undefined}>
        <TextField
          ref={input}
          id={fieldId('deliveryZones')}
          label="Delivery zones"
          name="zone"
          isOptional
          autoComplete="off"
          enterKeyHint="done"
          help="A suburb at a time: Enter or plus adds it"
          value={zoneText}
          error={error}
          onChange={({ target }) => {
            setRefusal(null);
            setZoneText(target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <Button variant="secondary" iconBefore={icons.plus} aria-label="Add delivery zone" onClick={add}>
          <Tooltip>Add delivery zone</Tooltip>
        </Button>
      </S.ZoneEntry>
      {values.deliveryZones.length > 0 && (
        <S.Zones aria-label="Chosen delivery zones" role="list">
          {values.deliveryZones.map((zone) => (
            <S.Zone key={zone}>
              {zone}
              <button type="button" aria-label={`Remove ${zone}`} onClick={() => remove(zone)}>
                <Icon path={icons.close} size={18} />
                <Tooltip>Remove {zone}</Tooltip>
              </button>
            </S.Zone>
          ))}
        </S.Zones>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
