'use client'
import type { AddressSuggestion } from '@gauze/contract'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { describedBy, FieldFrame } from '../../forms/field/index.js'
import type { AddressFormMessages } from './address-form.messages.js'
import { type ProposeAddresses, useProposals } from './use-proposals.js'

interface StreetFieldProps {
  id: string
  value: string
  error: ReactNode
  propose: ProposeAddresses | undefined
  onChange: (value: string) => void
  onChoose: (proposal: AddressSuggestion) => void
  text: AddressFormMessages
}

/** The street: a plain field, and a combobox (ARIA APG) while a service proposes addresses. */
export function StreetField({ id, value, error, propose, onChange, onChoose, text }: StreetFieldProps) {
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [wasChosen, setWasChosen] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const answer = useProposals(propose, typed)
  const isPlain = !propose || answer.status === 'unavailable'
  const rows = answer.status === 'answered' && typed !== null ? answer.proposals : []
  const isOpen = !isPlain && rows.length > 0
  const close = () => {
    setTyped(null)
    setActive(null)
  }
  const choose = (proposal: AddressSuggestion) => {
    close()
    setWasChosen(true)
    onChoose(proposal)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !isOpen) return
    const proposal = active === null ? undefined : rows[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setActive(nextRow(active, rows.length, event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Enter' && proposal) {
      event.preventDefault()
      choose(proposal)
    } else if (event.key === 'Escape') {
      // Closes only the list, not the dialog around the form.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  const help = isPlain ? undefined : text.lookupHelp
  const combobox = isPlain
    ? {}
    : {
        role: 'combobox' as const,
        'aria-autocomplete': 'list' as const,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? listId : undefined,
        'aria-activedescendant': isOpen && active !== null ? `${listId}-${active}` : undefined,
      }
  return (
    <div className="gz-field" data-slot="street" data-invalid={error ? true : undefined}>
      <FieldFrame controlId={id} label={text.line1} isRequired help={help} error={error}>
        <div data-slot="combobox">
          <input
            {...combobox}
            id={id}
            className="gz-input"
            name="line1"
            type="text"
            autoComplete={isPlain ? 'address-line1' : 'off'}
            value={value}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, error, help)}
            onKeyDown={press}
            onBlur={close}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setWasChosen(false)
              setActive(null)
              onChange(event.currentTarget.value)
            }}
          />
          {isOpen ? (
            <ProposalList listId={listId} proposals={rows} active={active} label={text.suggestions} onChoose={choose} />
          ) : null}
        </div>
      </FieldFrame>
      <p role="status" data-slot={answer.status === 'unavailable' ? 'notice' : 'announced'}>
        {announcement({ answer: answer.status, isAsked: typed !== null, rows: rows.length, wasChosen, text })}
      </p>
    </div>
  )
}

interface ProposalListProps {
  listId: string
  proposals: readonly AddressSuggestion[]
  active: number | null
  label: string
  onChoose: (proposal: AddressSuggestion) => void
}

function ProposalList({ listId, proposals, active, label, onChoose }: ProposalListProps) {
  const row = (proposal: AddressSuggestion, index: number) => ({
    id: `${listId}-${index}`,
    role: 'option' as const,
    tabIndex: -1,
    'aria-selected': index === active,
    // The field keeps its focus, so that its list stays open until the click arrives.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => onChoose(proposal),
  })
  return (
    <div id={listId} role="listbox" aria-label={label} data-slot="list">
      {proposals.map((proposal, index) => (
        <div key={proposal.id} data-slot="option" {...row(proposal, index)}>
          {proposal.label}
        </div>
      ))}
    </div>
  )
}

interface Announced {
  answer: 'idle' | 'unavailable' | 'answered'
  isAsked: boolean
  rows: number
  wasChosen: boolean
  text: AddressFormMessages
}

function announcement({ answer, isAsked, rows, wasChosen, text }: Announced): string {
  if (answer === 'unavailable') return text.unavailable
  if (wasChosen) return text.chosen
  if (answer !== 'answered' || !isAsked) return ''
  return rows > 0 ? text.count(rows) : text.none
}

/**
 * The next or previous row. After the last row and before the first one, no row is active and the arrow keys act on the
 * field.
 */
function nextRow(active: number | null, count: number, by: 1 | -1): number | null {
  if (active === null) return by === 1 ? 0 : count - 1
  const next = active + by
  return next >= 0 && next < count ? next : null
}
