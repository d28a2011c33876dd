/** Controls, marks without width or of direction, and other characters that no reader sees. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}\p{Cn}\u2800]/gu;

/**
 * A menu label as readers tell it from others: without forms that look the same (NFKC), invisible characters, capitals
 * and surplus space.
 */
export function comparedLabel(label: string): string {
  return label.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim().toLowerCase().normalize('NFKC');
}
