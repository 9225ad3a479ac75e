/** Waits for all earlier lock requests and messages, because both are delivered in order. */
export async function settleTabs() {
  await navigator.locks.request('settle-tabs', () => {})
  const [sender, receiver] = [new BroadcastChannel('settle-tabs'), new BroadcastChannel('settle-tabs')]
  const received = new Promise((resolve) => receiver.addEventListener('message', resolve))
  // The lint rule mistakes a channel for a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  sender.postMessage(null)
  await received
  sender.close()
  receiver.close()
}
