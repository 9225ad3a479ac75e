/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'b5e323ffbef117ec'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
