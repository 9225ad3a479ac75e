/** With the first call, which a page from the server does not make. */
export const loadContract = () => import('@kere/contracts/events')
