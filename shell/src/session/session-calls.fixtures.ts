import { ApiError } from '@kere/platform/api'
import { deferCalls, type SessionCalls } from './defer-calls.ts'

type Answers = { readonly [Name in keyof SessionCalls]?: () => unknown }

export function sampleCalls(answers: Answers) {
  const asked: string[] = []
  const answerOf = (name: keyof SessionCalls) => async () => {
    asked.push(name)
    const answer = answers[name]
    if (!answer) throw new Error(`${name} was not expected`)
    // The test supplies the value that the endpoint would return.
    return (await answer()) as never
  }
  const calls = deferCalls(async () => ({
    refresh: answerOf('refresh'),
    getSession: answerOf('getSession'),
    logout: answerOf('logout'),
  }))
  return { calls, asked }
}

export const refuse = (code: string, status: number) => () =>
  Promise.reject(new ApiError(code, code, { status, requestId: '' }))

export const failToConnect = () => Promise.reject(new ApiError('no_connection', 'No connection'))
