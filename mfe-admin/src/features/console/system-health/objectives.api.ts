import { queryOptions } from '@tanstack/react-query'

const minuteMs = 60_000

/** The shell answers this without the API, so that it can be read while the API is what fails. */
export const objectivesQuery = () =>
  queryOptions({
    queryKey: ['objectives'],
    staleTime: 10_000,
    refetchInterval: minuteMs,
    queryFn: async ({ signal }) => {
      const { objectivesReport } = await import('@kere/contracts/console/status-report')
      const answer = await fetch('/status.json', { signal })
      if (!answer.ok) throw new Error(`/status.json answered ${answer.status}`)
      return objectivesReport.parse(await answer.json()).objectives ?? []
    },
  })
