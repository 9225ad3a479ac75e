/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'e88dcd0b2feb5615'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
