import { queryOptions } from '@tanstack/react-query'
import { lazyComponent } from '../../../pages/lazy-component.ts'

/** What is asked on one page comes with its address alone. */
export const laterForm = lazyComponent(async () => (await import('./path-form.tsx')).PathForm)

export const formQuery = queryOptions({
  queryKey: ['learning-path-form'],
  queryFn: async () => {
    await laterForm.load()
    return true
  },
  staleTime: Infinity,
})
