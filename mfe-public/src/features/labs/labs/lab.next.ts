import { coverPath } from '@kere/brand/art-paths'
import { labLimits } from '@kere/contracts/labs/lab-options'
import type { LabSummary } from '@kere/contracts/labs/labs'
import { dayText, labDrawing, labHref, labsPath, lengthText, teamText } from '@kere/screens/labs/lab-text'
import { otherThings, type NextStepOf, type NextThing } from '../../../pages/next-step.ts'

const labThing = (lab: LabSummary, now: number): NextThing => ({
  href: labHref(lab.id),
  title: lab.title,
  text: lab.summary,
  label: lab.category ?? 'Challenge Lab',
  cover: { drawing: coverPath(labDrawing(lab)), image: lab.coverImage },
  by: lab.educator.name,
  // Non-breaking spaces keep the day on one line.
  facts: `${lengthText(lab)}, ${teamText(lab)}, ${`closes ${dayText(lab.closesAt, now)}`.replaceAll(' ', '\u00A0')}`,
})

export const labNext: NextStepOf = async ({ params }, { api }) => {
  const now = Date.now()
  const labs = import('@kere/contracts/labs/labs').then(
    async ({ listLabs }) => (await api.call(listLabs, { query: { limit: labLimits.onHome } })).items,
  )
  return {
    title: 'More open labs',
    all: { href: labsPath, label: 'All challenge labs' },
    things: await otherThings(
      labs,
      (lab) => labThing(lab, now),
      ({ id }) => id === params.id,
    ),
  }
}
