/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '9c6fb0c223fa2d01'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
