import { useState } from 'react'
import { ChatFlow } from '../chat-flow/chat-flow.tsx'
import { entriesField } from '../chat-flow/chat-flow-entries.tsx'
import { ChatFlowProgress } from '../chat-flow/chat-flow-progress.tsx'
import { emptyChatFlow, isEmptyAnswer, type ChatFlowState, type ChatStep } from '../chat-flow/chat-flow-state.ts'
import { Section } from '../layout/section.tsx'

const steps: readonly ChatStep[] = [
  { id: 'name', question: 'What is your name?', label: 'Name', kind: 'text' },
  {
    id: 'bio',
    question: 'Tell learners who you are.',
    hint: 'Two or three sentences.',
    label: 'Your bio',
    kind: 'longText',
    minLength: 20,
  },
  { id: 'years', question: 'How many years have you taught?', label: 'Years', kind: 'number', unit: 'years' },
  {
    id: 'level',
    question: 'How far are you?',
    label: 'Level',
    kind: 'choice',
    options: [
      { value: 'beginner', label: 'I am new to it' },
      { value: 'intermediate', label: 'I have some practice' },
    ],
  },
  {
    id: 'goals',
    question: 'What do you want to change?',
    label: 'Goals',
    kind: 'choices',
    options: [
      { value: 'water', label: 'A lake', detail: 'Inlets, silt, sewage' },
      { value: 'energy', label: 'A roof', detail: 'Solar, meters' },
    ],
  },
  {
    id: 'languages',
    question: 'Which languages do you speak?',
    label: 'Language',
    isOptional: true,
    kind: 'entries',
    field: entriesField,
    max: 3,
    suggestions: ['English', 'Kannada', 'Hindi'],
  },
  {
    id: 'person',
    question: 'Who are you?',
    hint: 'We keep it for a year.',
    label: 'Name and email',
    kind: 'fields',
    fields: [
      { id: 'who', label: 'Full name', type: 'text', autoComplete: 'name', maxLength: 80 },
      { id: 'email', label: 'Email', type: 'email', autoComplete: 'email', maxLength: 254 },
    ],
  },
]

const answers = { name: 'Asha', bio: 'I map tanks and teach others how.', years: '4', languages: ['Tulu'] }

export function ChatFlowStates({ className }: { className: string }) {
  return (
    <Section title="Conversation" className={className}>
      <div className="grid gap-12 desk:grid-cols-2">
        {[1, 3, 4, 5, 6, 7].map((position) => (
          <Conversation key={position} first={{ ...emptyChatFlow, answers, position }} />
        ))}
      </div>
    </Section>
  )
}

function Conversation({ first }: { first: ChatFlowState }) {
  const [state, setState] = useState(first)
  return (
    <div>
      <div className="mb-6">
        <ChatFlowProgress steps={steps} state={state} />
      </div>
      <ChatFlow
        steps={steps}
        state={state}
        onChange={setState}
        check={async (_, answer) => (isEmptyAnswer(answer) ? 'An answer is required' : undefined)}
        summary={{ title: 'Is everything right?', hint: 'Edit whatever is not.', action: 'Begin again' }}
        onFinish={() => setState(emptyChatFlow)}
        headingLevel="h3"
      />
    </div>
  )
}
