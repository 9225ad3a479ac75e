/** Says that a test is stuck, not how fast it is. */
export const patience = { testTimeout: 60_000, hookTimeout: 60_000 }

/** Vitest gives a polled condition one second, which a machine whose cores are busy may spend on one request. */
const polling = { expect: { poll: { timeout: 20_000 } } }

/** Modules are loaded once for all files, of which each leaves what is global as it found it. */
export const shared = { isolate: false, ...patience, ...polling }
