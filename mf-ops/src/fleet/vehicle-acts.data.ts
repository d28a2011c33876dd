import type { NoteAct } from '../sheet/note-act.ts';

export type VehicleActId = 'retire' | 'return';

const note = { noteLabel: 'Why', noteHelp: 'Only staff read it.', noteNeeded: null } as const;

export const VEHICLE_ACTS: readonly NoteAct<VehicleActId>[] = [
  {
    ...note,
    id: 'retire',
    label: 'Retire',
    confirm: 'Retire the vehicle',
    lead: 'The board offers it no more. Jobs that it has already stay with it until somebody changes them.',
    done: 'is retired',
    isGrave: true,
  },
  {
    ...note,
    id: 'return',
    label: 'Take back into service',
    confirm: 'Take it back into service',
    lead: 'The board offers it again.',
    done: 'is in service again',
    isGrave: false,
  },
];
