import { type ReactNode, useId } from 'react';

export interface FieldWiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Attributes that connect a control with the label, help and error of its `Field`. */
export function useFieldWiring(field: {
  id: string | undefined;
  help: ReactNode;
  error: ReactNode;
  describedBy?: string | undefined;
}): FieldWiring {
  const ownId = useId();
  const id = field.id ?? ownId;
  const described = [field.describedBy, field.help && `${id}-help`, field.error && `${id}-error`];
  return {
    id,
    'aria-invalid': field.error ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
}
