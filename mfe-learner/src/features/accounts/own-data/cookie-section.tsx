import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'

export function CookieSection() {
  const { openCookieChoice } = useRemote().context
  if (!openCookieChoice) return null
  return (
    <Section title="Cookie choice" lead="With your consent we count page views, to see which pages work.">
      <p className="text-muted">Your choice is kept in this browser. You can change it at any time.</p>
      <Button variant="outline" onClick={openCookieChoice} className="mt-5 max-desk:w-full">
        Change cookie choice
      </Button>
    </Section>
  )
}
