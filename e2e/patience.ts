/** The time an assertion waits: on a busy machine it tells when a page is stuck, not how fast it is. */
export const patienceMs = 20_000
