/** Where the platform under test listens; apart from the one that `npm start` runs. */
export const port = Number(process.env.E2E_PORT ?? 8791)

export const origin = `http://localhost:${port}`
