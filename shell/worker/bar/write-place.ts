let isolate: string | null = null

/** An isolate may draw nothing at random before its first request. */
const isolateName = () => (isolate ??= crypto.randomUUID().slice(0, 4))

/**
 * Says in the page's `Server-Timing` header where and by which isolate it was made, and how long that took. The clock of an isolate
 * stands while it computes, so the time is that of waiting, and of all on this machine.
 */
export function writePlace(request: Request, beganAt: number): string {
  const colo: unknown = request.cf?.colo
  const place = typeof colo === 'string' ? colo : 'local'
  return `edge;desc="${place}";dur=${(performance.now() - beganAt).toFixed(1)}, isolate;desc="${isolateName()}"`
}
