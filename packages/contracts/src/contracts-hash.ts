/** The hash of `openapi.json`. `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '4cfda533b8a3944b'

/** The API sets it on answers that it has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
