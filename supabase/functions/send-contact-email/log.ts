/** Logs one JSON object a line: ids, states and codes, never text that a visitor wrote. */
type Facts = Readonly<Record<string, unknown>>;

export function log(event: string, facts: Facts = {}): void {
  console.log(JSON.stringify({ event, ...facts }));
}

/** Logs an event that needs a person’s attention. */
log.error = (event: string, facts: Facts = {}): void => {
  console.error(JSON.stringify({ level: 'error', event, ...facts }));
};
