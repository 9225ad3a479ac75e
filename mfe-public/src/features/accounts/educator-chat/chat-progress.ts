import { sessionStore } from '@kere/platform/web-storage'
import { emptyChatFlow, hasProgress, restoreChatFlow, type ChatFlowState } from '@kere/ui/chat-flow/chat-flow-state'
import { useSyncExternalStore } from 'react'
import { educatorProgressKey } from '../../../auth/educator-answers.ts'
import { educatorSteps } from './educator-steps.ts'

/** By the tab (S-268), or by this page alone where the browser keeps nothing. */
let isKept = true
let latest: { text: string | null; state: ChatFlowState } = { text: null, state: emptyChatFlow }
const listeners = new Set<() => void>()

function readProgress(): ChatFlowState {
  const text = sessionStore.read(educatorProgressKey)
  if (text !== latest.text) latest = { text, state: parse(text) }
  return latest.state
}

function parse(text: string | null): ChatFlowState {
  try {
    return restoreChatFlow(JSON.parse(text ?? 'null'), educatorSteps({})) ?? emptyChatFlow
  } catch {
    return emptyChatFlow
  }
}

export function changeProgress(change: (state: ChatFlowState) => ChatFlowState) {
  const state = change(readProgress())
  const text = JSON.stringify(state)
  isKept = sessionStore.write(educatorProgressKey, text)
  latest = { text, state }
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Nothing on the server, which cannot know. */
export function useChatProgress() {
  const state = useSyncExternalStore(subscribe, readProgress, () => emptyChatFlow)
  return { state, steps: educatorSteps(state.answers), isSaved: isKept && hasProgress(state) }
}
