import type { CardFieldName, MountCardFields } from '../account/card-form/index.js'

/** Says what a fake of the provider does. */
export interface StoryCardFieldsOptions {
  /** The provider never answers. */
  isSilent?: boolean
  /** The fields do not load. */
  isDown?: boolean
}

/**
 * Plain inputs in place of the provider's frames, because a story has no second origin. A number that ends in 1 has a
 * typo.
 */
export function storyCardFields({ isSilent = false, isDown = false }: StoryCardFieldsOptions = {}): MountCardFields {
  return async (_source, { hosts, titles, look, events, signal }) => {
    if (isDown) throw new Error('The provider is down.')
    const names: readonly CardFieldName[] = ['number', 'expiry', 'cvc']
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
        const number = inputs.get('number')?.value ?? ''
        return number.endsWith('1')
          ? { errors: { number: 'This card number has a typo. Check its digits.' } }
          : { token: `token of ${number.slice(-4)}` }
      },
    }
  }
}
