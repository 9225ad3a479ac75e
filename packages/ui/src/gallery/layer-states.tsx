import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Checkbox } from '../controls/checkbox.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Disclosure } from '../layout/disclosure.tsx'
import { TextLink } from '../controls/link.tsx'
import { Section } from '../layout/section.tsx'
import { Sheet, SheetClose, SheetTrigger } from '../overlays/sheet.tsx'

export function LayerStates({ className }: { className: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title="Layers" className={className}>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          Open dialog
        </Button>
        <SheetTrigger sheetId="gallery-sheet" variant="outline">
          Filters
        </SheetTrigger>
      </div>
      <Dialog
        title="Stay signed in?"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>Continue Session</Button>
            <Button variant="outline" onClick={() => setIsOpen(false)}>
              Sign out
            </Button>
          </>
        }
      >
        <p>You have been away for 13 minutes.</p>
        <p className="text-meta text-muted">Your drafts are kept on this device.</p>
      </Dialog>
      <Sheet
        id="gallery-sheet"
        title="Filters"
        action={<TextLink href="#gallery-sheet">Clear all</TextLink>}
        footer={
          <SheetClose sheetId="gallery-sheet" size="main" wide>
            Show 24 courses
          </SheetClose>
        }
      >
        <Disclosure summary={<h3>Category</h3>} isOpen>
          <Checkbox swatch="#4b97a6" count={4}>
            Water Resources
          </Checkbox>
          <Checkbox swatch="#d16ba5" count={3}>
            Environmental Policy
          </Checkbox>
        </Disclosure>
      </Sheet>
      <div className="mt-6 border-t border-hairline">
        <Disclosure summary={<h3 className="text-body">Category</h3>} isOpen>
          <Checkbox count={4}>Water Resources</Checkbox>
        </Disclosure>
        <Disclosure summary={<h3>What is in the water</h3>} marker="plus" name="syllabus">
          <p className="text-dense text-muted">Dissolved oxygen, pH, nitrate and phosphate with strips.</p>
        </Disclosure>
      </div>
    </Section>
  )
}
