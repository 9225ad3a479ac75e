/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '0f611a53a9c8b1da'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
