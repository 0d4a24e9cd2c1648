/** Logging: one JSON object a line; ids, states and codes, never anything a visitor wrote. */
type Facts = Readonly<Record<string, unknown>>;

export function log(event: string, facts: Facts = {}): void {
  console.log(JSON.stringify({ event, ...facts }));
}

/** What somebody has to look at. */
log.error = (event: string, facts: Facts = {}): void => {
  console.error(JSON.stringify({ level: 'error', event, ...facts }));
};
