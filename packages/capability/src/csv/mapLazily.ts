/** What `of` makes of each item, made when it is asked for. */
export function* mapLazily<Item, Made>(items: Iterable<Item>, of: (item: Item) => Made): Generator<Made> {
  for (const item of items) yield of(item);
}
