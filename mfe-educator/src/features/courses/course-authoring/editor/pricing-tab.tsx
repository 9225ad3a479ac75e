import { t } from '@kere/brand/messages'
import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { formatPrice } from '@kere/ui/money/price-format'
import { Section } from '@kere/ui/layout/section'
import { TextInput } from '@kere/ui/controls/text-input'
import { useState } from 'react'
import { courseMessages } from '../course-labels.ts'
import { useDetails } from './use-details.ts'
import { fieldId } from './use-named-field.ts'
import { readPrice } from '../../../../editor/read-price.ts'

/** C-15: whole rupees. What is no price stays in the field and says so; the draft then has none. */
export function PricingTab() {
  const { details, change } = useDetails()
  const [typed, setTyped] = useState(details.price?.toString() ?? '')
  const [isLeft, setLeft] = useState(false)
  // A price from elsewhere wins over what stands here for it.
  const shown = readPrice(typed) === details.price ? typed : (details.price?.toString() ?? typed)
  const isEmpty = shown.trim() === ''
  const error =
    details.price === null && (!isEmpty || isLeft)
      ? isEmpty
        ? courseMessages.priceRequired
        : courseMessages.priceInvalid
      : undefined
  return (
    <div className="w-full max-w-205 px-gutter pt-6 pb-section wide:px-8">
      <Section title={t('Price', 'Title, educator')}>
        <TextInput
          id={fieldId('price')}
          label={t('Price in rupees (₹)', 'Label, educator')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          hint={
            details.price === null
              ? t(
                  'Whole rupees up to {price}. 0 makes the course free.',
                  { price: formatPrice(draftLimits.maxPrice) },
                  'Hint, educator',
                )
              : t('Learners see: {price}', { price: formatPrice(details.price) }, 'Hint, educator')
          }
          value={shown}
          error={error}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            change({ price: readPrice(currentTarget.value) })
          }}
          onBlur={() => setLeft(true)}
          className="max-w-70"
        />
        <p className="mt-4 max-w-measure text-dense text-muted">
          {t('Learners who have enrolled keep the course at the price they paid.', 'Text, educator')}
        </p>
      </Section>
    </div>
  )
}
