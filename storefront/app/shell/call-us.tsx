import { useContentLang } from '@gauze/ui/provider'
import { useSite } from '../data/use-site.js'
import { fill } from '../language/fill.js'

export interface CallUsProps {
  /** The message with the number and the hours. */
  children: (phone: string, hours: string) => string
}

/** A sentence with the telephone number of the store as a link, and with its hours. */
export function CallUs({ children: sentence }: CallUsProps) {
  const { contact } = useSite()
  return fill(
    sentence,
    <a href={`tel:${contact.contactNumber}`} className="nowrap">
      {contact.contactNumber}
    </a>,
    <span lang={useContentLang()}>{contact.hoursTextShort}</span>,
  )
}
