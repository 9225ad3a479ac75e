import { t } from '@kere/brand/messages'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'
import { coverPath } from '@kere/brand/art-paths'
import { labLimits } from '@kere/contracts/labs/lab-options'
import type { LabSummary } from '@kere/contracts/labs/labs'
import { dayText, labDrawing, labHref, labsPath, lengthText, teamText } from '@kere/screens/labs/lab-text'
import { otherThings, type NextStepOf, type NextThing } from '../../../pages/next-step.ts'

const labThing = (lab: LabSummary, now: number): NextThing => ({
  href: labHref(lab.id),
  title: lab.title,
  text: lab.summary,
  subject: lab.category ?? '',
  label: lab.category ? labelOf(courseCategoryNames, lab.category) : t('Challenge Lab', 'Title of a page'),
  cover: { drawing: coverPath(labDrawing(lab)), image: lab.coverImage },
  by: lab.educator.name,
  // Non-breaking spaces keep the day on one line.
  kind: `${lengthText(lab)}, ${teamText(lab)}, ${t('closes {day}', { day: dayText(lab.closesAt, now) }, 'When a lab takes no more requests, in a line').replaceAll(' ', '\u00A0')}`,
})

export const labNext: NextStepOf = async ({ params }, { api }) => {
  const now = Date.now()
  const labs = import('@kere/contracts/labs/labs').then(
    async ({ listLabs }) => (await api.call(listLabs, { query: { limit: labLimits.onHome } })).items,
  )
  return {
    title: t('More open labs', 'Heading'),
    all: { href: labsPath, label: t('All challenge labs', 'Link') },
    things: await otherThings(
      labs,
      (lab) => labThing(lab, now),
      ({ id }) => id === params.id,
    ),
  }
}
