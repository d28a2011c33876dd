interface ServerEvent {
  event: string;
  data: unknown;
  /** Id that the browser sends when it reconnects, to say what it has seen. */
  id?: number;
}

/** Writes an event in the format of a stream. */
export function eventText({ id, event, data }: ServerEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
