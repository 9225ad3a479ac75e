/** The set-up chooses a free port before any journey is loaded by a worker. */
export const origin = process.env.E2E_ORIGIN ?? ''
