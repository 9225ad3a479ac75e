/** The hash of `openapi.json`. `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '7fa6c603a87c4c5e'

/** The API sets it on answers that it has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
