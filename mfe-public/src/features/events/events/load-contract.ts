export const loadContract = () => import('@kere/contracts/events/events')
