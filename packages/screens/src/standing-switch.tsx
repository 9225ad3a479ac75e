import { t } from '@kere/brand/messages'
import { Switch } from '@kere/ui/controls/switch'

interface StandingSwitchProps {
  name: string
  isPublished: boolean
  onChange: () => void
}

/** The state of a row and the switch that changes it, in one cell over the row's link. */
export const StandingSwitch = ({ name, isPublished, onChange }: StandingSwitchProps) => (
  <div className="relative z-1 inline-flex items-center gap-2 whitespace-nowrap">
    <Switch
      labelPlace="hidden"
      aria-label={t('Published: {name}', { name }, 'For screen readers, switch')}
      checked={isPublished}
      onChange={onChange}
    >
      {t('Published', 'Text, part of a page')}
    </Switch>
    <span aria-hidden="true" className="text-dense font-semibold">
      {isPublished ? t('Published', 'Text, part of a page') : t('Draft', 'Text, part of a page')}
    </span>
  </div>
)
