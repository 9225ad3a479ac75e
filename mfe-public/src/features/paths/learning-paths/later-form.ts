import { codeQuery, lazyComponent } from '../../../pages/lazy-component.ts'

/** The one-page form is loaded only with its own address. */
export const laterForm = lazyComponent(async () => (await import('./path-form.tsx')).PathForm)

export const formQuery = codeQuery('learning-path-form', laterForm.load)
