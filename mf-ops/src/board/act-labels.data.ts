import type { BoardAct } from './nextAct.ts';

/** The acts of the board in the words of the trade. */
export const ACT_LABELS: Record<BoardAct, string> = {
  look: 'Check and accept',
  accept: 'Accept only',
  allocate: 'Allocate',
  assign: 'Allocate',
  back: 'Take back',
  out: 'Out',
  transit: 'In transit',
  deliver: 'Record POD',
};
