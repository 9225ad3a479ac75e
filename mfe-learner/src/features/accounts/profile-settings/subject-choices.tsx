import { t } from '@kere/brand/messages'
import { labelOf } from '@kere/contracts/http/open-value'
import { subjectNames } from '@kere/contracts/accounts/subject-names'
import { limits } from '@kere/contracts/http/limits'
import { subjects } from '@kere/contracts/accounts/onboarding-options'
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { fieldId } from './field-id.ts'

interface SubjectChoicesProps {
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: string[]) => void
}

/** The choice of subjects (S-359). After six, the others stay readable, and pressing one explains the limit. */
export function SubjectChoices({ chosen, error, onChange }: SubjectChoicesProps) {
  const [isTooMany, setIsTooMany] = useState(false)
  const toggle = (subject: string) => {
    const isChosen = chosen.includes(subject)
    const isFull = !isChosen && chosen.length >= limits.subjectsOfInterest
    setIsTooMany(isFull)
    if (!isFull) onChange(isChosen ? chosen.filter((each) => each !== subject) : [...chosen, subject])
  }
  const known: readonly string[] = subjects
  const offered = [...chosen.filter((subject) => !known.includes(subject)), ...known]
  return (
    <>
      <ul id={fieldId('subjectsOfInterest')} tabIndex={-1} className="flex list-none flex-wrap gap-2">
        {offered.map((subject) => {
          const isChosen = chosen.includes(subject)
          const Icon = isChosen ? Check : Plus
          return (
            <li key={subject}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => toggle(subject)}
                className={`inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control border px-2.5 text-start text-dense font-medium text-ink transition-[background-color,border-color] max-desk:min-h-11 ${isChosen ? 'border-brand bg-brand-soft' : 'border-hairline bg-surface hover:border-control hover:bg-hover'}`}
              >
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                {labelOf(subjectNames, subject)}
              </button>
            </li>
          )
        })}
      </ul>
      <p role="alert" className={isTooMany || error ? 'mt-3 text-dense font-medium text-danger' : 'sr-only'}>
        {isTooMany
          ? t(
              'Choose at most {subjectsOfInterest}. Remove one first.',
              { subjectsOfInterest: limits.subjectsOfInterest },
              'Text, profile',
            )
          : error}
      </p>
    </>
  )
}
