/** The timeouts only detect tests that hang, not slow ones. */
export const patience = { testTimeout: 60_000, hookTimeout: 60_000 }

/** Vitest polls for one second by default, which a single request can take on a busy machine. */
const polling = { expect: { poll: { timeout: 20_000 } } }

/** Modules are loaded once for all test files, and each file restores the global state that it changes. */
export const shared = { isolate: false, ...patience, ...polling }
