import { emptyChatFlow, hasProgress, restoreChatFlow, type ChatFlowState } from '@kere/ui/chat-flow-state'
import { useSyncExternalStore } from 'react'
import { educatorProgressKey } from '../../educator-answers.ts'
import { educatorSteps } from './educator-steps.ts'

/** By the tab (S-268), or by this page alone where the browser keeps nothing. */
let isKept = true
let inMemory: string | null = null
let latest: { text: string | null; state: ChatFlowState } = { text: null, state: emptyChatFlow }
const listeners = new Set<() => void>()

function readText(): string | null {
  try {
    if (isKept) return sessionStorage.getItem(educatorProgressKey)
  } catch {
    isKept = false
  }
  return inMemory
}

function readProgress(): ChatFlowState {
  const text = readText()
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
  try {
    sessionStorage.setItem(educatorProgressKey, text)
    isKept = true
  } catch {
    isKept = false
    inMemory = text
  }
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
