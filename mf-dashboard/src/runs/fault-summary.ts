interface Fault {
  path: string;
  message: string;
}

const DELIVERY = /^deliveries\[(\d+)\]/;

/** The part of the form that a field is in, and its place among the parts. */
function partOf(path: string): { rank: number; name: string | null } {
  const [, index] = DELIVERY.exec(path) ?? [];
  if (index !== undefined) return { rank: 1 + Number(index), name: `Delivery ${Number(index) + 1}` };
  if (path.startsWith('pickup')) return { rank: 0, name: 'Pickup' };
  return { rank: Number.MAX_SAFE_INTEGER, name: path.startsWith('booker.') ? 'Who is booking' : null };
}

/** Faults in the order of the form, each with the part that it is in: every part has a business name, and a suburb. */
export function faultSummary(faults: readonly Fault[]): Fault[] {
  return faults
    .map(({ path, message }) => ({ path, message, ...partOf(path) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ path, message, name }) => ({ path, message: name === null ? message : `${name}: ${message}` }));
}
