import type { SessionUser } from '../../sessions/session-user.js'

/** Whether a user may withdraw a return of the user's company. */
export function mayWithdraw(
  { status, userId }: { readonly status: string; readonly userId: number },
  user: Pick<SessionUser, 'isAdmin' | 'userId'>,
): boolean {
  return status === 'Requested' && (user.isAdmin || userId === user.userId)
}
