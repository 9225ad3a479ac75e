/** The setup chooses a free port before a worker loads any journey. */
export const origin = process.env.E2E_ORIGIN ?? ''
