import { describe, expect, it } from 'vitest'
import {
  advance,
  answerOf,
  editAnswer,
  emptyChatFlow,
  formatAnswer,
  goBack,
  restoreChatFlow,
  writeAnswer,
  type ChatFlowState,
  type ChatStep,
} from './chat-flow-state.ts'
import { addEntry, suggest } from './add-entry.ts'
import { entriesField } from './chat-flow-entries.tsx'

const steps: readonly ChatStep[] = [
  { id: 'name', question: 'Your name?', label: 'Name', kind: 'text' },
  { id: 'years', question: 'How long?', label: 'Years', kind: 'number', unit: 'years' },
  { id: 'goals', question: 'Why?', label: 'Goals', kind: 'choices', options: [{ value: 'job', label: 'A new job' }] },
  {
    id: 'tongues',
    question: 'Languages?',
    label: 'Language',
    kind: 'entries',
    field: entriesField,
    max: 2,
    suggestions: ['Kannada'],
  },
]
const subjects = {
  kind: 'entries',
  field: entriesField,
  max: 2,
  suggestions: ['Water Management', 'Waste Management', 'ESG'],
  refusal: 'Choose one',
} as const
const answered: ChatFlowState = { ...emptyChatFlow, position: 3, answers: { name: 'Asha', years: '4', goals: ['job'] } }

describe('a conversation', () => {
  it('goes back to where an edit began', () => {
    const edited = editAnswer(answered, steps, 0)
    expect(edited).toMatchObject({ position: 0, edit: { returnTo: 3, before: 'Asha' } })
    expect(advance(writeAnswer(edited, 'name', 'Devang'), 0)).toMatchObject({
      position: 3,
      edit: null,
      answers: { name: 'Devang' },
    })
  })

  it('leaves the answer as it was when an edit is cancelled', () => {
    const edited = writeAnswer(editAnswer(answered, steps, 0), 'name', 'Nobody')
    expect(goBack(edited, steps)).toMatchObject({ position: 3, edit: null, answers: { name: 'Asha' } })
    expect(editAnswer(edited, steps, 1)).toMatchObject({
      position: 1,
      edit: { returnTo: 3 },
      answers: { name: 'Asha' },
    })
  })

  it('does not go on from a step that was left meanwhile', () => {
    expect(advance(answered, 1)).toBe(answered)
  })

  it('goes no further back than the first question', () => {
    expect(goBack(emptyChatFlow, steps).position).toBe(0)
  })

  it('reads answers back in words', () => {
    expect(steps.map((step) => formatAnswer(step, answerOf(answered, step)))).toEqual([
      'Asha',
      '4 years',
      'A new job',
      '',
    ])
  })
})

describe('a list of entries', () => {
  it.each([
    ['[S-281] adds', ' Tulu ', ['Tulu']],
    ['knows a suggestion in any case', 'esg', ['ESG']],
    ['knows a suggestion in another spelling', 'ＥＳ\u200BＧ', ['ESG']],
    ['adds nothing empty', '  ', []],
  ])('%s: %j', (_, text, entries) => {
    expect(addEntry({ ...subjects, refusal: '', suggestions: ['ESG'] }, [], text)).toEqual({ entries })
  })

  it('takes nothing twice, and no more than it may', () => {
    const open = { kind: 'entries', field: entriesField, max: 2 } as const
    expect(addEntry(open, ['Tulu'], 'TULU').entries).toEqual(['Tulu'])
    expect(addEntry(open, ['Tulu', 'Hindi'], 'Tamil').entries).toEqual(['Tulu', 'Hindi'])
  })

  it('refuses what is not suggested where that is the rule, and understands what can mean only one', () => {
    expect(addEntry(subjects, [], 'cooking')).toEqual({ entries: [], refusal: 'Choose one' })
    expect(addEntry(subjects, [], 'management')).toEqual({ entries: [], refusal: 'Choose one' })
    expect(addEntry(subjects, [], 'wat')).toEqual({ entries: ['Water Management'] })
  })

  it('suggests what has the words in it and is not there yet', () => {
    expect(suggest(subjects, ['Water Management'], 'MANAGE')).toEqual(['Waste Management'])
  })
})

describe('a conversation that is brought back', () => {
  it('is what it was', () => {
    const kept = editAnswer({ ...answered, pending: { tongues: 'Tu' } }, steps, 1)
    expect(restoreChatFlow(JSON.parse(JSON.stringify(kept)), steps)).toEqual(kept)
  })

  it.each([null, 'text', [], {}, { ...answered, position: 9 }, { ...answered, answers: [] }])(
    'is none where %j was kept',
    (kept) => {
      expect(restoreChatFlow(kept, steps)).toBeNull()
    },
  )

  it('drops answers of another shape', () => {
    const kept = { ...answered, answers: { name: ['Asha'], years: '4', goals: 'job', other: 'x' } }
    expect(restoreChatFlow(kept, steps)?.answers).toEqual({ years: '4' })
  })
})
