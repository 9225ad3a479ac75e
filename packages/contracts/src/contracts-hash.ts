/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '4481a42efa7789b0'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
