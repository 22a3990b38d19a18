import type { MountBankFields } from '../payment-methods/bank-account-form/index.js'
import type { MountCardFields } from '../payment-methods/card-form/index.js'
import type { MountHostedFields } from '../payment-methods/hosted-fields/index.js'

/** The behavior of a fake of the provider. */
export interface StoryFieldsOptions {
  /** The provider never answers. */
  isSilent?: boolean
  /** The fields do not load. */
  isDown?: boolean
}

/**
 * Plain inputs in place of the provider's frames, because a story has no second origin.
 *
 * @param checked the field whose text becomes the token; a text that ends in 1 has a typo
 * @param typo the provider's words for it
 */
function storyFields<Name extends string>(
  names: readonly Name[],
  checked: Name,
  typo: string,
  { isSilent = false, isDown = false }: StoryFieldsOptions,
): MountHostedFields<Name> {
  return async (_source, { hosts, titles, look, events, signal }) => {
    if (isDown) throw new Error('The provider is down.')
    const inputs = new Map(
      names.map((name) => {
        const input = document.createElement('input')
        input.setAttribute('aria-label', titles[name])
        Object.assign(input.style, { border: '0', outline: '0', width: '100%', background: 'none', color: look.color })
        input.addEventListener('focus', () => events.onFocus(name), { signal })
        input.addEventListener('blur', () => events.onFocus(null), { signal })
        input.addEventListener('input', () => events.onInput(name, input.value === ''), { signal })
        input.addEventListener(
          'keydown',
          (event) => {
            event.stopPropagation()
            if (event.key === 'Escape') events.onEscape()
            if (event.key !== 'Enter') return
            event.preventDefault()
            events.onSubmit()
          },
          { signal },
        )
        hosts[name].append(input)
        signal.addEventListener('abort', () => input.remove())
        return [name, input] as const
      }),
    )
    return {
      focus: (name) => inputs.get(name)?.focus(),
      showErrors: (errors) => {
        for (const [name, input] of inputs) input.setAttribute('aria-invalid', String(Boolean(errors[name])))
      },
      exchange: async () => {
        if (isSilent) throw new Error('The provider does not answer.')
        const text = inputs.get(checked)?.value ?? ''
        if (!text.endsWith('1')) return { token: `token of ${text.slice(-4)}` }
        const errors: Partial<Record<Name, string>> = {}
        errors[checked] = typo
        return { errors }
      },
    }
  }
}

/** The fields of a card. A number that ends in 1 has a typo. */
export function storyCardFields(options: StoryFieldsOptions = {}): MountCardFields {
  return storyFields(['number', 'expiry', 'cvc'], 'number', 'This card number has a typo. Check its digits.', options)
}

/** The fields of a bank account. An account number that ends in 1 has a typo. */
export function storyBankFields(options: StoryFieldsOptions = {}): MountBankFields {
  return storyFields(['routing', 'account'], 'account', 'This account number has a typo. Check its digits.', options)
}
