import type { MemberDoc } from './docs.types.js'

/** The sentences of props that mean the same in every component. */
const shared: Readonly<Record<string, string>> = {
  messages: 'Words that replace the component’s own.',
  classNames: 'A class for every element of a part, by its `data-slot`.',
  slotProps: 'Props of the parts, by their `data-slot`.',
  className: 'A class of the element.',
  children: 'The content of the element.',
  style: 'Styles of the element.',
  ref: 'Receives the element.',
}

/** Gives a prop the sentence that all components share, if its declaration has none of its own. */
export function withSharedSentence(member: MemberDoc): MemberDoc {
  const { name, sentences } = member
  const text = sentences.text || (Object.hasOwn(shared, name) ? shared[name] : undefined)
  return text === undefined ? member : { ...member, sentences: { ...sentences, text } }
}
