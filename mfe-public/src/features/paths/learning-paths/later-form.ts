import { codeQuery, lazyComponent } from '../../../pages/lazy-component.ts'

/** What is asked on one page comes with its address alone. */
export const laterForm = lazyComponent(async () => (await import('./path-form.tsx')).PathForm)

export const formQuery = codeQuery('learning-path-form', laterForm.load)
