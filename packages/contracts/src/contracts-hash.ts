/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '5e4d2caa0dbed1d4'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
