/**
 * The groups of two or more in which each reaches every other by its imports (Tarjan, 1972).
 * `ties` are `{ importing, imported }`.
 */
export function strongGroups(ties) {
  const importedBy = new Map();
  for (const { importing, imported } of ties) {
    importedBy.set(importing, (importedBy.get(importing) ?? new Set()).add(imported));
  }
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const groups = [];

  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    open.push(node);
    for (const next of importedBy.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) groups.push(group);
  };

  for (const node of importedBy.keys()) if (!order.has(node)) visit(node);
  return groups;
}
