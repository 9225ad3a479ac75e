/** The hash of `openapi.json`. `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'f33a7a07c923386d'

/** The API sets it on answers that it has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
