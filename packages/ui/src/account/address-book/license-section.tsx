'use client'
import type { CallInput, OfferedAddress } from '@gauze/contract'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { addDays, addressCoversLevels, calendarDay, licenseState, needsLicense } from '@gauze/rules'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useDateFormat } from '../../formats/index.js'
import { DialogOpener } from '../../internal/dialog-opener.js'
import { focusOn } from '../../internal/focus-heading.js'
import { saveFile } from '../../internal/save-file.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { StatusTag } from '../../product/status-tag/index.js'
import { type LicenseMessages, licenseMessages } from './license.messages.js'
import type { License, LicenseDraft, LicensePort } from './license.types.js'
import type { LicenseDialogProps } from './license-dialog.js'

interface LicenseSectionProps {
  address: OfferedAddress
  /** All addresses of the company. */
  addresses: readonly OfferedAddress[]
  port: LicensePort | undefined
  today: string
}

function loadDialog() {
  return import('./license-dialog.js')
}

/** The licenses of an address. Administrators add, change and remove them, and read their documents. */
export function LicenseSection({ address, addresses, port, today }: LicenseSectionProps) {
  const text = useMessages('license', licenseMessages)
  const failureText = useFailureText()
  const [notice, setNotice] = useState('')
  const [removed, setRemoved] = useState<License | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (removed) undo.current?.focus()
  }, [removed])
  const begin = () => {
    setNotice('')
    setRemoved(null)
    setFailure(null)
  }
  const attempt = async (work: () => Promise<unknown>) => {
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(failureText(reasonOf(readFailure(error))))
    }
  }
  const { label, controlledSubstance: licenses } = address
  // If somebody removed the license, its row and the dialog disappear with the next answer, and the reason must not.
  const keepRefusal = (error: unknown): never => {
    const problem = readFailure(error)
    if (problem.slug === 'license-changed') setFailure(failureText(reasonOf(problem)))
    throw error
  }
  const opener = port
    ? {
        address,
        port: { ...port, save: (changed: CallInput<'saveLicense'>) => port.save(changed).catch(keepRefusal) },
        today,
        onOpen: begin,
        onSaved: ({ licenceNumber }: License) => {
          setFailure(null)
          setNotice(text.saved(licenceNumber))
        },
        text,
      }
    : null
  const remove = async ({ rxLevel, revision = '', ...license }: License) => {
    begin()
    await attempt(async () => {
      await port?.remove({ addressId: address.id, rxLevel, revision })
      setNotice(text.removed(license.licenceNumber))
      setRemoved({ rxLevel, ...license })
    })
  }
  const restore = ({ document, rxLevel, licenceNumber, expiration }: License) =>
    attempt(async () => {
      const documentId = document ? { documentId: document.id } : {}
      await port?.save({ addressId: address.id, rxLevel, licenceNumber, expiration, ...documentId, isRestored: true })
      // The button disappears, as there is nothing left to undo.
      focusOn(heading.current, true)
      setRemoved(null)
      setNotice(text.restored(licenceNumber))
    })
  const download = (documentId: number) =>
    attempt(async () => {
      const document = await port?.readDocument({ id: documentId })
      if (!document) return
      const content = Uint8Array.from(atob(document.content), (character) => character.charCodeAt(0))
      saveFile(document.name, new Blob([content], { type: document.mediaType }))
    })
  return (
    <section data-slot="licenses">
      <div data-slot="head">
        <h3 ref={heading}>{text.licenses}</h3>
        {opener?.port.levels.some(needsLicense) ? (
          <LicenseOpener {...opener} title={text.addAt(label)} license={null}>
            {text.add}
          </LicenseOpener>
        ) : null}
      </div>
      <div role="status" data-slot="license-notice">
        {notice ? <p>{notice}</p> : null}
        {removed ? (
          <Button ref={undo} variant="quiet" size="s" commits="" onClick={() => void restore(removed)}>
            {text.undo}
          </Button>
        ) : null}
      </div>
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
      {licenses.length > 0 ? (
        <ul>
          {licenses.map((license) => (
            <LicenseRow
              key={license.rxLevel}
              license={license}
              elsewhere={coveringOthers(addresses, address, license, today)}
              today={today}
              text={text}
            >
              {opener ? (
                <div data-slot="actions">
                  <LicenseOpener {...opener} title={text.editAt(license.rxLevel, label)} license={license}>
                    {text.edit}
                  </LicenseOpener>
                  <Button
                    variant="plain"
                    size="s"
                    aria-label={text.removeAt(license.rxLevel, label)}
                    commits="deleteLicense"
                    onClick={() => void remove(license)}
                  >
                    {text.remove}
                  </Button>
                  {license.document ? (
                    <DownloadButton
                      document={license.document}
                      rxLevel={license.rxLevel}
                      onRead={download}
                      text={text}
                    />
                  ) : null}
                </div>
              ) : null}
            </LicenseRow>
          ))}
        </ul>
      ) : (
        <p>{text.noLicense}</p>
      )}
    </section>
  )
}

interface LicenseOpenerProps
  extends Pick<LicenseDialogProps, 'title' | 'address' | 'license' | 'port' | 'today' | 'onSaved' | 'text'> {
  onOpen: () => void
  /** The words on the button. */
  children: ReactNode
}

/** A button that opens the dialog of a license. */
function LicenseOpener({ title, onOpen, children, text, ...dialog }: LicenseOpenerProps) {
  const [draft, setDraft] = useState<Partial<LicenseDraft>>({})
  return (
    <DialogOpener
      load={loadDialog}
      onIntent={() => void loadDialog().catch(() => undefined)}
      title={title}
      label={children}
      onOpen={onOpen}
      text={text}
    >
      {({ LicenseDialog }, close) => (
        <LicenseDialog
          {...dialog}
          title={title}
          draft={draft}
          onDraft={(change) => setDraft((before) => (change ? { ...before, ...change } : {}))}
          onClose={close}
          text={text}
        />
      )}
    </DialogOpener>
  )
}

/** The other addresses that can receive items of the license's level when it is expired. */
function coveringOthers(
  addresses: readonly OfferedAddress[],
  address: OfferedAddress,
  { rxLevel, expiration }: License,
  today: string,
): string[] {
  const dayAfter = addDays(calendarDay(expiration), 1)
  const day = dayAfter > today ? dayAfter : today
  return addresses
    .filter((other) => other.id !== address.id && addressCoversLevels(other, [rxLevel], day))
    .map((other) => other.label || other.line1)
}

interface DownloadButtonProps {
  document: NonNullable<License['document']>
  rxLevel: string
  onRead: (id: number) => Promise<void>
  text: LicenseMessages
}

function DownloadButton({ document: { id, name }, rxLevel, onRead, text }: DownloadButtonProps) {
  const [isPending, setPending] = useState(false)
  const read = async () => {
    setPending(true)
    await onRead(id)
    setPending(false)
  }
  return (
    <Button
      variant="plain"
      size="s"
      isPending={isPending}
      aria-label={text.downloadOf(name, rxLevel)}
      onClick={() => void read()}
    >
      {text.download}
    </Button>
  )
}

/** The most addresses that a license names. */
const MOST_NAMED = 3
const DAY = 86_400_000

interface LicenseRowProps {
  license: License
  /** The names of other addresses that can receive its items. */
  elsewhere: readonly string[]
  today: string
  text: LicenseMessages
  /** Its buttons. */
  children: ReactNode
}

/** One license: how long it is valid, and what it blocks when it is not. */
function LicenseRow({ license, elsewhere, today, text, children }: LicenseRowProps) {
  const { rxLevel, licenceNumber, expiration } = license
  const date = useDateFormat()(expiration)
  const state = licenseState(expiration, today)
  const days = Math.round((Date.parse(calendarDay(expiration)) - Date.parse(today)) / DAY)
  const wayOut =
    elsewhere.length > 0
      ? text.elsewhere(elsewhere.slice(0, MOST_NAMED), Math.max(0, elsewhere.length - MOST_NAMED))
      : text.nowhere
  return (
    <li data-state={state}>
      <p>
        <b>{text.license(rxLevel)}</b> <span data-slot="number">{text.number(licenceNumber)}</span>
      </p>
      {state === 'expired' ? <StatusTag tone="refused">{text.expired(date)}</StatusTag> : null}
      {state === 'soon' ? <StatusTag tone="notice">{text.expiresIn(days)}</StatusTag> : null}
      {state === 'valid' ? <StatusTag tone="good">{text.valid}</StatusTag> : null}
      <p data-slot="expiry">
        {state === 'expired' ? `${text.blocks(rxLevel)} ${wayOut}` : null}
        {state === 'soon' ? `${text.expires(date)} ${text.blocksSoon(rxLevel)} ${wayOut}` : null}
        {state === 'valid' ? text.expires(date) : null}
      </p>
      {children}
    </li>
  )
}
