import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { MyLesson } from '@kere/contracts/courses/learning'
import { Checkbox } from '@kere/ui/controls/checkbox'
import Backpack from 'lucide-react/icons/backpack'

interface FieldTaskProps {
  lesson: Pick<MyLesson, 'bring' | 'checklist' | 'checked'>
  onCheck: (checked: number[]) => void
}

export function FieldTask({ lesson: { bring, checklist, checked }, onCheck }: FieldTaskProps) {
  const toggle = (position: number) =>
    onCheck(
      checked.includes(position)
        ? checked.filter((each) => each !== position)
        : [...checked, position].toSorted(byNumber),
    )
  return (
    <div className="mt-8 flex max-w-measure flex-col gap-8">
      {bring.length > 0 && (
        <section aria-labelledby="lesson-bring" className="border-s-4 border-marigold bg-canvas px-5 py-4">
          <h2 id="lesson-bring" className="flex items-center gap-2 text-card!">
            <Backpack aria-hidden="true" className="size-5" />
            {t('What to bring', 'Heading, player of a course')}
          </h2>
          <ul className="mt-2 list-disc ps-5 text-body">
            {bring.map((item) => (
              <li key={item} lang={englishHere} className="mt-1.5 wrap-anywhere marker:text-control">
                {item}
              </li>
            ))}
          </ul>
        </section>
      )}
      {checklist.length > 0 && (
        <section aria-labelledby="lesson-checklist">
          <div className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-2">
            <h2 id="lesson-checklist">{t('Checklist', 'Heading, player of a course')}</h2>
            <p role="status" className="text-meta text-muted tabular-nums">
              {t('{checked} of {count}', { checked: checked.length, count: checklist.length }, 'Of a checklist')}
            </p>
          </div>
          <ul className="list-none">
            {checklist.map((line, position) => (
              <li key={line} className="border-b border-hairline">
                <Checkbox
                  checked={checked.includes(position)}
                  onChange={() => toggle(position)}
                  className="min-h-11! text-body!"
                >
                  <span lang={englishHere} className={checked.includes(position) ? 'text-muted line-through' : ''}>
                    {line}
                  </span>
                </Checkbox>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const byNumber = (left: number, right: number) => left - right
