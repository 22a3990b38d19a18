'use client'
import { cents, convenienceFee } from '@gauze/rules'
import { useState } from 'react'
import { EmptyChoice } from '../../feedback/empty-state/empty-choice.js'
import { useFormats } from '../../formats/index.js'
import { RadioGroup, type RadioOption } from '../../forms/radio-group/index.js'
import { useMessages } from '../../messages/index.js'
import {
  BankAccountDialogOpener,
  type BankAccountDialogOpenerProps,
} from '../../payment-methods/bank-account-dialog/index.js'
import { CardDialogOpener, type CardDialogOpenerProps } from '../../payment-methods/card-dialog/index.js'
import { cardOption } from '../../payment-methods/payment-picker/card-option.js'
import { paymentPickerMessages } from '../../payment-methods/payment-picker/index.js'
import { makePaymentMessages } from './make-payment.messages.js'
import { useCurrentPayment } from './payment-provider.js'

export interface PaymentMeansProps {
  /** The calls that add a card; without them, only saved cards can pay. */
  addCard?: Pick<CardDialogOpenerProps, 'getTypes' | 'onSave' | 'mount'>
  /** The call that adds a bank account, and the company's name; without them, only saved bank accounts can pay. */
  addBankAccount?: Pick<BankAccountDialogOpenerProps, 'company' | 'onSave' | 'mount'>
}

/** The cards and bank accounts of the company, of which one pays, and buttons that add another one. */
export function PaymentMeans({ addCard, addBankAccount }: PaymentMeansProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const pickerText = useMessages('paymentPicker', paymentPickerMessages)
  const { money } = useFormats()
  const payment = useCurrentPayment()
  const [notice, setNotice] = useState('')
  const { data, choice, plan, set } = payment
  const fee = plan.allocation ? convenienceFee({ rate: data.feePercent, base: plan.allocation.charged }) : cents(0)
  const forget = () => setNotice('')
  const cards = data.cards.map((card): RadioOption<string> => {
    const { value, detail, ...option } = cardOption(card, pickerText)
    const hasFee = fee > 0 && !card.expired
    return { ...option, value: `card ${value}`, detail: hasFee ? `${detail} · ${text.withFee(money(fee))}` : detail }
  })
  const accounts = data.bankAccounts.map(({ id, bankName, last4, holder, label }): RadioOption<string> => {
    const details = [label || holder, ...(fee > 0 ? [text.noFee] : []), text.debitDays]
    return { value: `bank ${id}`, label: text.bankText(bankName, last4), detail: details.join(' · ') }
  })
  const options = [...cards, ...accounts]
  const choose = (value: string) => {
    const [kind, id] = value.split(' ')
    set(kind === 'bank' ? { cardId: null, bankAccountId: Number(id) } : { cardId: Number(id), bankAccountId: null })
  }
  const chosen = choice.bankAccountId === null ? `card ${choice.cardId}` : `bank ${choice.bankAccountId}`
  return (
    <>
      {options.length > 0 ? (
        <RadioGroup look="cards" label={text.method} options={options} value={chosen} onChange={choose} />
      ) : (
        <EmptyChoice aria-label={text.method}>{data.bankFields === null ? text.noCard : text.noMethod}</EmptyChoice>
      )}
      <div data-slot="add">
        {addCard ? (
          <CardDialogOpener
            {...addCard}
            onOpen={forget}
            onSaved={(card) => {
              payment.addCard(card)
              setNotice(text.added(text.cardText(card.brand, card.last4)))
            }}
          />
        ) : null}
        {addBankAccount && data.bankFields ? (
          <BankAccountDialogOpener
            {...addBankAccount}
            source={data.bankFields}
            onOpen={forget}
            onSaved={(account) => {
              payment.addBankAccount(account)
              setNotice(text.added(text.bankText(account.bankName, account.last4)))
            }}
          />
        ) : null}
      </div>
      <p role="status" className="gz-visually-hidden">
        {notice}
      </p>
    </>
  )
}
