/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '3641d54cfb2d9681'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
