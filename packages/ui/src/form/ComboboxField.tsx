import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import * as S from './Combobox.styles.ts';
import { Input } from './Field.styles.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useFieldWiring } from './useFieldWiring.ts';

export interface Suggestion {
  /** Text that choosing it writes into the field, and that the list shows. */
  value: string;
  /** Note at the end of its line: "Recent". */
  detail?: string;
}

export interface ComboboxFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'name' | 'type'> {
  value: string;
  /** Suggestions for the current text, best first. The caller filters. */
  suggestions: readonly Suggestion[];
  /** Names the list for screen readers: "Suburbs". */
  suggestionsLabel: string;
  /** Whether Enter takes the first suggestion of an open list: for lists of which something is to be taken. */
  picksFirst?: boolean;
  /** Called when a suggestion is chosen. Typed text arrives through `onChange`, as in any text field. */
  onChoose: (value: string) => void;
}

type State = UseComboboxState<Suggestion>;

/**
 * Leaving the field, Escape and a click keep the typed text, since suggestions only help. A field that the browser
 * fills in while another has focus opens no list, because an open list would take the focus.
 */
function keepTypedText(
  state: State,
  { type, changes, props }: UseComboboxStateChangeOptions<Suggestion>,
): Partial<State> {
  switch (type) {
    case useCombobox.stateChangeTypes.InputChange:
      return { ...changes, isOpen: document.activeElement?.id === props.inputId };
    case useCombobox.stateChangeTypes.InputBlur:
      return { ...changes, inputValue: state.inputValue, selectedItem: state.selectedItem };
    case useCombobox.stateChangeTypes.InputClick:
      return { ...changes, isOpen: true };
    default:
      return changes;
  }
}

/** Leaves these keys to the text and the form unless a suggestion is highlighted. */
function leaveToInput({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>, isOpen: boolean, isPicking: boolean) {
  const isForInput =
    key === 'Home' || key === 'End' || (key === 'Enter' && !isPicking) || (key === 'Escape' && !isOpen);
  if (isForInput) Object.assign(nativeEvent, { preventDownshiftDefault: true });
}

const textOf = (suggestion: Suggestion | null): string => suggestion?.value ?? '';

/**
 * A text field with suggestions (ARIA combobox pattern). Any text is allowed; without scripts it is a plain text
 * field.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, help, error, isOptional, isLabelHidden, className, id, ...rest } = props;
  const { suggestions, suggestionsLabel, picksFirst = false, onChoose, ref, onKeyDown, ...native } = rest;
  const wiring = useFieldWiring({ id, help, error, describedBy: native['aria-describedby'] });
  const combobox = useCombobox<Suggestion>({
    inputId: wiring.id,
    menuId: `${wiring.id}-list`,
    items: [...suggestions],
    itemToString: textOf,
    inputValue: native.value,
    selectedItem: null,
    defaultHighlightedIndex: picksFirst ? 0 : -1,
    stateReducer: keepTypedText,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.value);
    },
  });
  const isOpen = combobox.isOpen && suggestions.length > 0;
  return (
    <Field
      controlId={wiring.id}
      isRequired={native.required}
      {...{ label, help, error, isOptional, isLabelHidden, className }}
    >
      <S.Anchor>
        <Input
          type="text"
          autoCapitalize="words"
          autoCorrect="off"
          spellCheck={false}
          {...combobox.getInputProps({
            ...native,
            ref,
            onKeyDown: (event) => {
              onKeyDown?.(event);
              leaveToInput(event, isOpen, combobox.highlightedIndex >= 0);
              if (event.key === 'Enter' && combobox.highlightedIndex < 0) combobox.closeMenu();
            },
          })}
          // React tells of no change where what was typed before it came is in the field already.
          onInput={({ currentTarget }) => {
            if (currentTarget === document.activeElement && !combobox.isOpen) combobox.openMenu();
          }}
          {...wiring}
          aria-expanded={isOpen}
          aria-labelledby={undefined}
        />
        <S.List {...combobox.getMenuProps({ 'aria-label': suggestionsLabel })} data-closed={isOpen ? undefined : ''}>
          {isOpen &&
            suggestions.map((item, index) => (
              <S.Option key={item.value} {...combobox.getItemProps({ item, index })}>
                {item.value}
                {item.detail && <small>{item.detail}</small>}
              </S.Option>
            ))}
        </S.List>
        <VisuallyHidden aria-live="polite">
          {isOpen && `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
        </VisuallyHidden>
      </S.Anchor>
    </Field>
  );
}
