/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'b7e998f1a1fe85bf'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
