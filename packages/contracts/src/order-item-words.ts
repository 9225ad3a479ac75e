/** What is said of a thing that can be ordered, on screen and in emails. */
export interface OrderItemWords {
  noun: string
  /** Leads to its page; `openPath` to where it is used once it is paid. */
  path: string
  openPath: string
  openLabel: string
  /** Why an order of it is refused, beside what refuses every order. */
  problems: readonly string[]
  /** The last step of an order, and its heading once that is reached. */
  opened: string
  openedTitle: string
  /** "We … and email you." */
  opens: string
  /** "… until then": of an order that waits, and of a refund that is asked for. */
  held: string
  kept: string
  /** Of who has paid. */
  gives: string
  /** Of who got the money back; `lost` says it all. */
  ended: string
  lost: string
  withdrawn: string
}
