import { sessionStore } from '@kere/platform/web-storage'
import {
  emptyChatFlow,
  hasProgress,
  restoreChatFlow,
  type ChatFlowState,
  type ChatStep,
} from '@kere/ui/chat-flow/chat-flow-state'
import { useSyncExternalStore } from 'react'

type Answers = ChatFlowState['answers']

/** Stores the progress in the tab (S-268), or in this page alone if the browser has no storage. */
export function keepProgress(key: string, stepsOf: (answers: Answers) => readonly ChatStep[]) {
  let isKept = true
  let latest: { text: string | null; state: ChatFlowState } = { text: null, state: emptyChatFlow }
  const listeners = new Set<() => void>()

  function read(): ChatFlowState {
    const text = sessionStore.read(key)
    if (text !== latest.text) latest = { text, state: parse(text) }
    return latest.state
  }
  function parse(text: string | null): ChatFlowState {
    try {
      return restoreChatFlow(JSON.parse(text ?? 'null'), stepsOf({})) ?? emptyChatFlow
    } catch {
      return emptyChatFlow
    }
  }
  function change(next: (state: ChatFlowState) => ChatFlowState) {
    const state = next(read())
    const text = JSON.stringify(state)
    isKept = sessionStore.write(key, text)
    latest = { text, state }
    listeners.forEach((listener) => listener())
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  /** Returns nothing on the server, which cannot read the tab's storage. */
  function useProgress() {
    const state = useSyncExternalStore(subscribe, read, () => emptyChatFlow)
    return { state, steps: stepsOf(state.answers), isSaved: isKept && hasProgress(state) }
  }
  return { change, useProgress }
}
