import { t } from '@kere/brand/messages'
import { trapField } from '@kere/contracts/forms/visitor-form-options'
import { Button } from '@kere/ui/controls/button'
import { fieldBox } from '@kere/ui/controls/field-box'
import { Honeypot } from '@kere/ui/controls/honeypot'

/** A native form (S-060). The page that receives it says what is wrong and what comes next. */
export const NewsletterCall = () => (
  <form
    method="post"
    action="/newsletter"
    aria-labelledby="footer-newsletter"
    className="flex flex-wrap items-end gap-x-3 gap-y-2 border-t border-hairline py-4 desk:py-6"
  >
    <div className="grow basis-72 desk:me-5">
      <h2 id="footer-newsletter" className="text-body leading-dense">
        {t('Newsletter', 'Heading in the footer')}
      </h2>
      <p className="mt-1 text-snug text-muted">
        {t(
          'One email a month: new courses, open labs and events. Unsubscribe in one click.',
          'Footer, what the newsletter is',
        )}
      </p>
    </div>
    <label className="min-w-0 grow basis-48 text-snug font-semibold desk:grow-0 desk:basis-72">
      <span className="max-desk:sr-only">{t('Email address', 'Label of a field')}</span>
      <input
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder="you@example.in"
        className={`${fieldBox} desk:mt-1.5`}
      />
    </label>
    <Honeypot name={trapField} />
    <Button type="submit" variant="outline">
      {t('Subscribe', 'Button: get the newsletter')}
    </Button>
  </form>
)
