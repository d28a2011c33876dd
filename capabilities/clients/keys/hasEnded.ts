/** Whether a key is past its end. At that moment itself it is. */
export const hasEnded = ({ ends_at: endsAt }: { ends_at: Date | null }, now: Date): boolean =>
  endsAt !== null && endsAt <= now;
