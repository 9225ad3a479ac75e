/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'bb80d481e1a171c6'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
