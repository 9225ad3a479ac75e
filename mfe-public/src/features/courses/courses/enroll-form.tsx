import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import { addressIn, language } from '@kere/brand/language'
import type { CourseStandingAnswer } from '@kere/contracts/courses/enrollments'
import { ApiError } from '@kere/platform/api'
import { signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { ownCoursesKey } from '../../../pages/own-courses.api.ts'
import { formErrorOf, type FormError } from '../../../forms/refusal.ts'
import { courseHref, enrollId, freeHref } from './course-href.ts'
import { codePriceKey, loadFreePlaces } from './course-code.api.ts'
import { courseStandingQuery, loadEnrollments } from './course-standing.api.ts'
import { courseQuery } from './courses.api.ts'

interface EnrollFormProps {
  courseId: string
  /** A code that makes the course free. */
  code?: string
  onRefused: (refusal: FormError | null) => void
  onEnrolled: () => void
}

const enrolled: CourseStandingAnswer = { standing: 'enrolled', progress: 0, openOrderId: null }

/** A native form, so that it also works before the script has loaded, or without it. */
export function EnrollForm({ courseId, code, onRefused, onEnrolled }: EnrollFormProps) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const standing = courseStandingQuery(api, courseId)

  const enroll = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    onRefused(null)
    try {
      const params = { id: courseId }
      if (code === undefined) await api.call((await loadEnrollments()).enrollInCourse, { params })
      else await api.call((await loadFreePlaces()).enrollByCode, { params, body: { code } })
      cache.setQueryData(standing.queryKey, enrolled)
      void cache.invalidateQueries({ queryKey: ownCoursesKey })
      void cache.invalidateQueries(courseQuery(api, courseId))
      onEnrolled()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthenticated')
        return context.navigation.push(
          localPath(withNext(signInPath, localPath(`${courseHref(courseId)}#${enrollId}`))),
        )
      isUnderWay.current = false
      setBusy(false)
      onRefused(formErrorOf(error))
      void cache.invalidateQueries(standing)
      void cache.invalidateQueries(courseQuery(api, courseId))
      void cache.invalidateQueries({ queryKey: codePriceKey(courseId) })
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void enroll()
  }

  return (
    <form
      method="post"
      action={addressIn(language, code === undefined ? courseHref(courseId) : freeHref(courseId, code))}
      onSubmit={submit}
    >
      {code !== undefined && <input type="hidden" name="code" value={code} />}
      <Button
        id={enrollId}
        type="submit"
        size="main"
        isBusy={isBusy}
        busyLabel={t('Enrolling', 'Button while it works')}
        wide
      >
        {t('Enroll for Free', 'Button')}
      </Button>
    </form>
  )
}
