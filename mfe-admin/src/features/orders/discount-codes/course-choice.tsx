import { countOf } from '@kere/brand/count'
import { codeLimits } from '@kere/contracts/orders/discount-code-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { TextInput } from '@kere/ui/controls/text-input'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

export interface ChosenCourse {
  id: string
  title: string
}

interface CourseChoiceProps {
  id: string
  chosen: readonly ChosenCourse[]
  error: string | undefined
  onChange: (chosen: readonly ChosenCourse[]) => void
}

const shown = 6

/** The chosen courses, and those among the published ones with a price whose titles contain what is typed. */
export function CourseChoice({ id, chosen, error, onChange }: CourseChoiceProps) {
  const { api } = useRemote()
  const [search, setSearch] = useState('')
  const found = useQuery({
    queryKey: ['courses-with-price', search],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { listAllCourses } = await import('@kere/contracts/courses/all-courses')
      const query = { standing: 'published', price: 'paid', limit: shown, ...(search.trim() && { search }) } as const
      return (await api.call(listAllCourses, { query }, { signal })).items
    },
  })
  const isChosen = new Set(chosen.map((course) => course.id))
  const others = (found.data ?? []).filter((course) => !isChosen.has(course.id))
  return (
    <fieldset>
      <legend className="sr-only">Courses</legend>
      <TextInput
        id={id}
        label="Find a course"
        hint={`At most ${countOf(codeLimits.courses, 'course')}. Only published courses with a price are listed.`}
        value={search}
        error={error ?? (found.isError ? 'Courses did not load. Type again to retry' : undefined)}
        autoComplete="off"
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className="mt-2">
        {[...chosen, ...others].map((course) => (
          <Checkbox
            key={course.id}
            checked={isChosen.has(course.id)}
            onChange={() =>
              onChange(
                isChosen.has(course.id)
                  ? chosen.filter((each) => each.id !== course.id)
                  : [...chosen, { id: course.id, title: course.title }],
              )
            }
          >
            {course.title}
          </Checkbox>
        ))}
        {found.data && others.length === 0 && <p className="text-meta text-muted">No other courses found.</p>}
      </div>
    </fieldset>
  )
}
