const minuteMs = 60 * 1000

/** Long enough to find a security key, and to type the PIN of a phone. */
export const challengeMs = 5 * minuteMs

export const challengeBytes = 32

/** Nobody can guess a signature. The limits bound the work, and what somebody learns who has copied a passkey. */
export const passkeyTryLimits = {
  both: { limit: 20, windowMs: 15 * minuteMs },
  account: { limit: 60, windowMs: 60 * minuteMs },
  network: { limit: 100, windowMs: 10 * minuteMs },
  site: { limit: 300, windowMs: 10 * minuteMs },
} as const

/** ES256, EdDSA and RS256 (COSE), which every authenticator has one of. */
export const algorithms = [-7, -8, -257]
