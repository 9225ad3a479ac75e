/** Each scope names what a token may read. An endpoint is open to tokens only if it names a scope. */
export const tokenScopeNames = {
  'enrollments:read': 'Enrollments',
  'orders:read': 'Orders',
  'applications:read': 'Applications',
  'posts:read': 'Posts',
} as const

export type TokenScope = keyof typeof tokenScopeNames

// `Object.keys` loses the type of the keys.
export const tokenScopes = Object.keys(tokenScopeNames) as [TokenScope, ...TokenScope[]]

export const tokenStateNames = { active: 'Active', ended: 'Expired', revoked: 'Revoked', held: 'Stopped' } as const

export type TokenState = keyof typeof tokenStateNames

export const tokenStates = Object.keys(tokenStateNames) as [TokenState, ...TokenState[]]

export const tokenLimits = {
  nameLength: 80,
  days: 90,
  mostDays: 365,
  /** The tokens that can be used at the same time. */
  active: 50,
  requestsPerMinute: 120,
  warnedDays: 7,
  /** The last use is stored at most this often, so that a request rarely writes. */
  useStoredMinutes: 5,
  keptDays: 365,
} as const

/** Begins every token, so that scanners of published code recognize one. */
export const tokenPrefix = 'kere_'
