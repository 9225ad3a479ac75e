/** The hash of `openapi.json`. `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'e5c4f8c990b9c83c'

/** The API sets it on answers that it has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
