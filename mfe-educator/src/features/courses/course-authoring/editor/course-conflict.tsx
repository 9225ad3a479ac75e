import { formatPrice } from '@kere/ui/money/price-format'
import { ConflictPanel, type Difference } from '@kere/screens/conflict-panel'
import type { CourseValue } from '../draft/course-value.ts'
import { useDocument } from '@kere/screens/editor/use-document'
import { useEditor } from '../draft/use-course-editor.ts'

export function CourseConflict() {
  const { course } = useEditor()
  const { phase, value, stored } = useDocument(course)
  if (phase !== 'conflict' || !stored) return null
  return <ConflictPanel noun="course" differences={compare(value, stored.value)} onChoose={course.choose} />
}

const lines = (entries: readonly string[]) => entries.join('\n')

const texts: Readonly<Record<string, (value: CourseValue) => string>> = {
  Title: ({ details }) => details.title,
  Description: ({ details }) => details.description,
  Category: ({ details }) => details.category ?? '',
  'More categories': ({ details }) => details.moreCategories.join(', '),
  Level: ({ details }) => details.level ?? '',
  Duration: ({ details }) => details.duration,
  Price: ({ details }) => (details.price === null ? '' : formatPrice(details.price)),
  'What you will learn': ({ details }) => lines(details.objectives),
  Requirements: ({ details }) => lines(details.requirements),
  Cover: ({ details }) => details.coverImage ?? 'The generated cover',
  'External course link': ({ details }) => details.courseUrl ?? '',
  Outline: ({ outline }) =>
    outline
      .map(({ title, duration, summary, lessons }, index) =>
        lines([
          `${index + 1} ${title || 'Untitled module'}, ${duration}`,
          ...(summary ? [summary] : []),
          ...lessons.map(
            (lesson) =>
              `  ${lesson.title || 'Untitled lesson'}, ${lesson.durationMinutes} min${lesson.isPreview ? ', preview' : ''}`,
          ),
        ]),
      )
      .join('\n'),
}

const compare = (mine: CourseValue, theirs: CourseValue): Difference[] =>
  Object.entries(texts)
    .map(([name, text]) => ({ name, mine: text(mine), theirs: text(theirs) }))
    .filter((difference) => difference.mine !== difference.theirs)
