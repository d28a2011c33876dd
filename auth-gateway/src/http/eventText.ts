interface ServerEvent {
  event: string;
  data: unknown;
  /** What a browser that connects again says it has seen. */
  id?: number;
}

/** An event as a stream carries it. */
export function eventText({ id, event, data }: ServerEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
