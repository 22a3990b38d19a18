import { useRef } from 'react'

/**
 * Holds a dialog open while its request is on the way: an answer that comes to a closed dialog would be lost.
 * @param send sends the request
 * @param onOpenChange opens and closes the dialog
 * @returns the same two functions, of which the second one closes nothing until the first one has ended
 * @example const { send, onOpenChange } = useHeldOpen(onRequest, setOpen)
 */
export function useHeldOpen<Values extends unknown[], Answer>(
  send: (...values: Values) => Promise<Answer>,
  onOpenChange: (isOpen: boolean) => void,
) {
  const isSending = useRef(false)
  return {
    send: async (...values: Values) => {
      isSending.current = true
      try {
        return await send(...values)
      } finally {
        isSending.current = false
      }
    },
    onOpenChange: (isOpen: boolean) => {
      if (!isSending.current) onOpenChange(isOpen)
    },
  }
}
