import Plus from 'lucide-react/icons/plus'
import { Button, ButtonLink } from '../controls/button.tsx'
import { TextLink } from '../controls/link.tsx'
import { Section } from '../layout/section.tsx'

const variants = [
  { variant: 'primary', word: 'Enroll' },
  { variant: 'outline', word: 'Share' },
  { variant: 'quiet', word: 'Back' },
  { variant: 'danger', word: 'Delete' },
  { variant: 'marigold', word: 'Preview' },
] as const

export function ActionStates({ className }: { className: string }) {
  return (
    <Section title="Buttons" className={className} link={{ href: '#tags', label: 'Status and tags' }}>
      <table className="w-full border-separate border-spacing-x-1 desk:border-spacing-x-3 border-spacing-y-2.5 text-start">
        <thead>
          <tr className="text-meta text-muted">
            <th className="text-start font-normal">Default</th>
            <th className="text-start font-normal">Busy</th>
            <th className="text-start font-normal">Disabled</th>
          </tr>
        </thead>
        <tbody>
          {variants.map(({ variant, word }) => (
            <tr key={variant}>
              <td>
                <Button variant={variant} wide>
                  {word}
                </Button>
              </td>
              <td>
                <Button variant={variant} wide isBusy busyLabel="Saving">
                  {word}
                </Button>
              </td>
              <td>
                <Button variant={variant} wide disabled>
                  {word}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button size="main" icon={<Plus />}>
          Create a course
        </Button>
        <Button size="toolbar" variant="outline">
          Filters
        </Button>
        <ButtonLink href="#gallery">Browse courses</ButtonLink>
        <TextLink href="#gallery">See open labs</TextLink>
        <TextLink href="#gallery" hasArrow>
          All 49 courses
        </TextLink>
        <TextLink href="#gallery" tone="danger">
          Phone
        </TextLink>
      </div>
    </Section>
  )
}
