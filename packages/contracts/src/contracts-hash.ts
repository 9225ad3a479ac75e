/** The hash of `openapi.json`. `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'f7b3fa9cc9f3791f'

/** The API sets it on answers that it has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
