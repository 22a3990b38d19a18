'use client'
import type { CallInput, CallOutput, OfferedAddress } from '@gauze/contract'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { addDays, addressCoversLevels, calendarDay, licenseState, needsLicense } from '@gauze/rules'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { ActionMenu } from '../../actions/action-menu/index.js'
import { Button } from '../../actions/button/index.js'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useDateFormat } from '../../formats/index.js'
import { focusOn } from '../../internal/focus-heading.js'
import { saveFile } from '../../internal/save-file.js'
import { unbroken } from '../../internal/unbroken.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { DialogOpener } from '../../on-demand/dialog-opener.js'
import { type LicenseMessages, licenseMessages } from './license.messages.js'
import type { CountingLicense, License, LicenseDraft, LicenseInReview, LicensePort } from './license.types.js'
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
  const { label, controlledSubstance: counting, licensesInReview: inReview = [] } = address
  const levels = [...new Set([...counting, ...inReview].map(({ rxLevel }) => rxLevel))].sort()
  const rows = levels.map((level) => ({
    level,
    license: counting.find(({ rxLevel }) => rxLevel === level),
    review: inReview.find(({ rxLevel }) => rxLevel === level),
  }))
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
        onSaved: ({ licenceNumber, status }: CallOutput<'saveLicense'>) => {
          setFailure(null)
          setNotice(status === 'confirmed' ? text.saved(licenceNumber) : text.entered(licenceNumber))
        },
        text,
      }
    : null
  const remove = async (license: License) => {
    begin()
    await attempt(async () => {
      const { rxLevel, revision = '' } = license
      await port?.remove({ addressId: address.id, rxLevel, revision })
      setNotice(text.removed(license.licenceNumber))
      setRemoved(license)
    })
  }
  const restore = ({ document, rxLevel, licenceNumber, expiration }: License) =>
    attempt(async () => {
      const documentId = document ? { documentId: document.id } : {}
      const values = { addressId: address.id, rxLevel, licenceNumber, expiration, ...documentId }
      const restored = await port?.save({ ...values, isRestored: true })
      // The button disappears, as there is nothing left to undo.
      focusOn(heading.current, true)
      setRemoved(null)
      setNotice(restored?.status === 'waiting' ? text.restoredForReview(licenceNumber) : text.restored(licenceNumber))
    })
  const download = (documentId: number) =>
    attempt(async () => {
      const document = await port?.readDocument({ id: documentId })
      if (!document) return
      const content = Uint8Array.from(atob(document.content), (character) => character.charCodeAt(0))
      saveFile(document.name, new Blob([content], { type: document.mediaType }))
    })
  const actionsOf = (license: License, removeLabel: string, mayEdit: boolean) =>
    opener ? (
      <ActionMenu label={text.actionsOf(license.licenceNumber, label)}>
        {mayEdit ? (
          <LicenseOpener {...opener} title={text.editAt(license.rxLevel, label)} license={license}>
            {text.edit}
          </LicenseOpener>
        ) : null}
        {license.document ? (
          <DownloadButton document={license.document} rxLevel={license.rxLevel} onRead={download} text={text} />
        ) : null}
        <Button
          variant="plain"
          data-apart
          aria-label={removeLabel}
          commits="deleteLicense"
          onClick={() => void remove(license)}
        >
          {text.remove}
        </Button>
      </ActionMenu>
    ) : null
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
      {rows.length > 0 ? (
        <ul>
          {rows.map(({ level, license, review }) => (
            <Fragment key={level}>
              {license ? (
                <LicenseRow
                  license={license}
                  elsewhere={coveringOthers(addresses, address, license, today)}
                  today={today}
                  text={text}
                >
                  {/* While another license is in review, that one is edited. */}
                  {actionsOf(license, text.removeAt(level, label), review === undefined)}
                </LicenseRow>
              ) : null}
              {review ? (
                <ReviewRow review={review} counting={validNumber(license, today)} text={text}>
                  {actionsOf(review, text.removeReviewAt(review.licenceNumber, level, label), true)}
                </ReviewRow>
              ) : null}
            </Fragment>
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
  { rxLevel, expiration }: CountingLicense,
  today: string,
): string[] {
  const dayAfter = addDays(calendarDay(expiration), 1)
  const day = dayAfter > today ? dayAfter : today
  return addresses
    .filter((other) => other.id !== address.id && addressCoversLevels(other, [rxLevel], day))
    .map((other) => other.label || other.line1)
}

/** The number of a license that is not expired. */
function validNumber(license: CountingLicense | undefined, today: string): string | null {
  return license && licenseState(license.expiration, today) !== 'expired' ? license.licenceNumber : null
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
  license: CountingLicense
  /** The names of other addresses that can receive its items. */
  elsewhere: readonly string[]
  today: string
  text: LicenseMessages
  /** Its buttons. */
  children: ReactNode
}

/** One license that counts: its last day, and the products that it blocks afterwards. */
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
        <b>{text.license(rxLevel)}</b> <span data-slot="number">{unbroken(text.number(licenceNumber))}</span>
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

interface ReviewRowProps {
  review: LicenseInReview
  /** The number of the license of the same level that is valid until then; null for none. */
  counting: string | null
  text: LicenseMessages
  /** Its buttons. */
  children: ReactNode
}

/** One license that does not count: it waits for a review, or was refused. */
function ReviewRow({ review, counting, text, children }: ReviewRowProps) {
  const { rxLevel, licenceNumber, expiration, status, reason } = review
  const date = useDateFormat()(expiration)
  const isWaiting = status === 'waiting'
  return (
    <li data-state={status}>
      <p>
        <b>{text.license(rxLevel)}</b> <span data-slot="number">{unbroken(text.number(licenceNumber))}</span>
      </p>
      <StatusTag tone={isWaiting ? 'notice' : 'refused'}>{isWaiting ? text.waiting : text.refused}</StatusTag>
      <p data-slot="expiry">
        {isWaiting ? `${text.expires(date)} ${text.waits(rxLevel, counting)}` : text.refusedFor(reason)}
      </p>
      {children}
    </li>
  )
}
