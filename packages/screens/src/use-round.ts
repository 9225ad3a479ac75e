import { useRemote } from '@kere/platform/react/remote-tree'

/** Leads an admin who started at home to the next queue with waiting items, and back home after the last one. */
export function useRound(path: string) {
  const { api, context } = useRemote()
  return async () => {
    const { getDashboard } = await import('@kere/contracts/console/dashboard')
    const figures = await api.call(getDashboard, {}).catch(() => null)
    const queues = figures?.role === 'admin' ? (figures.queues ?? []) : []
    const next = queues.find((queue) => queue.count > 0 && queue.path.split('?')[0] !== path)
    context.navigation.push(next ? roundHref(next.path) : '/dashboard')
  }
}

/** @param path the path of a queue, whose first item opens */
export const roundHref = (path: string) => `${path}${path.includes('?') ? '&' : '?'}round=1`
