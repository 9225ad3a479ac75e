let isolate: string | null = null

/** Workers cannot make random values before the first request, so the name is made with the first use. */
const isolateName = () => (isolate ??= crypto.randomUUID().slice(0, 4))

/**
 * Writes the `Server-Timing` header, which says where and in which isolate the page was made, and how long that took.
 * An isolate's clock stands still while it computes, so the time only contains waiting. On a local platform it contains
 * everything.
 */
export function writePlace(request: Request, beganAt: number): string {
  const colo: unknown = request.cf?.colo
  const place = typeof colo === 'string' ? colo : 'local'
  return `edge;desc="${place}";dur=${(performance.now() - beganAt).toFixed(1)}, isolate;desc="${isolateName()}"`
}
