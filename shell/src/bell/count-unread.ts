/**
 * This leaves out the API client and its validation, because every document of a signed-in user asks.
 * @throws where no number comes
 */
export async function countUnread(renewSession: () => Promise<boolean>): Promise<number> {
  const ask = () => fetch('/api/me/notifications/unread')
  let response = await ask()
  if (response.status === 401 && (await renewSession())) response = await ask()
  const answer: unknown = response.ok ? await response.json() : null
  if (typeof answer !== 'object' || answer === null || !('unread' in answer) || typeof answer.unread !== 'number')
    throw new Error('The unread notifications were not counted')
  return answer.unread
}
