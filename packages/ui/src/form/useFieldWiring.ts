import { type ReactNode, useId } from 'react';

export interface FieldWiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The attributes that tie a control to its label, help and error, as `Field` lays them out. */
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
