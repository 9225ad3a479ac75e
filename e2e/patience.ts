/** The time that an assertion waits. It detects a page that is stuck, not a slow one. */
export const patienceMs = 20_000
