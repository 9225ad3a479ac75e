/** The hash of `openapi.json`. `pnpm openapi` writes both files. Run it to resolve a merge conflict in either. */
export const contractsHash = 'c227b7cf97e6e6a9'

/** The API sends its own contracts' hash in this header with every answer that it has validated. */
export const contractsHeader = 'x-contracts'
