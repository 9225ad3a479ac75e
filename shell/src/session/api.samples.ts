import type { Endpoint, EndpointOutput } from '@kere/contracts/endpoint'
import { ApiError, type ApiClient } from '@kere/platform/api'

type Answers = Readonly<Record<string, () => unknown>>

export function sampleApi(answers: Answers) {
  const calls: string[] = []
  const api: ApiClient = {
    async call<E extends Endpoint>({ name }: E) {
      calls.push(name)
      const answer = answers[name]
      if (!answer) throw new Error(`${name} was not expected`)
      // A test gives what the endpoint would.
      return (await answer()) as EndpointOutput<E>
    },
  }
  return { api, calls }
}

export const refuse = (code: string, status: number) => () =>
  Promise.reject(new ApiError(code, code, { status, requestId: '' }))

export const failToConnect = () => Promise.reject(new ApiError('no_connection', 'No connection'))
