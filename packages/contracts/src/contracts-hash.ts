/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'cd32623196e6e104'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
