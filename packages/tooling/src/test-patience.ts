/** Says that a test is stuck, not how fast it is. */
export const patience = { testTimeout: 60_000, hookTimeout: 60_000 }

/** Modules are loaded once for all files, of which each leaves what is global as it found it. */
export const shared = { isolate: false, ...patience }
