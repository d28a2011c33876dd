/** A moment in this machine's time zone, `2026-07-01 09:30:00`. */
export function localTime(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const pad = (value: number) => String(value).padStart(2, '0');
  const date = [at.getFullYear(), pad(at.getMonth() + 1), pad(at.getDate())].join('-');
  return `${date} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(pad).join(':')}`;
}
