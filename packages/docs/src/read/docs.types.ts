/** The sentences of a declaration, from its TSDoc comment. Texts are Markdown. */
export interface Sentences {
  readonly text: string
  readonly examples: readonly string[]
  readonly throws: readonly string[]
  readonly returns: string
  /** The data attributes that a prop is mirrored as, from `@selector`. */
  readonly selectors: readonly string[]
  /** A key and its effect, from `@keyboard`. */
  readonly keyboard: readonly { readonly keys: string; readonly text: string }[]
}

/** A prop, a parameter, or a member of a type. */
export interface MemberDoc {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  /** The value in code that applies when the prop is omitted. */
  readonly fallback?: string
  readonly sentences: Sentences
}

/** Props of a component. */
export interface PropsDoc {
  readonly own: readonly MemberDoc[]
  /** Props from a library, by the name of the type that declares them. */
  readonly fromLibraries: readonly { readonly from: string; readonly props: readonly MemberDoc[] }[]
  /** Whether every attribute of an HTML element is accepted as well. */
  readonly takesAttributes: boolean
}

/** A component, or a part of one. */
export interface ComponentDoc {
  readonly kind: 'component'
  readonly name: string
  readonly sentences: Sentences
  readonly props: PropsDoc
  /** The `data-slot` of a part. */
  readonly slot?: string
  readonly parts: readonly ComponentDoc[]
}

/** A function or hook. */
export interface FunctionDoc {
  readonly kind: 'function' | 'hook'
  readonly name: string
  readonly sentences: Sentences
  readonly signature: string
  readonly parameters: readonly MemberDoc[]
  /** Members of the returned object, when its type is one of the packages'. */
  readonly returned: readonly MemberDoc[]
}

/** A type, as its declaration in code. */
interface TypeDoc {
  readonly kind: 'type'
  readonly name: string
  readonly sentences: Sentences
  readonly code: string
}

/** A constant that is not a function. */
interface ValueDoc {
  readonly kind: 'value'
  readonly name: string
  readonly sentences: Sentences
  readonly type: string
}

export type ExportDoc = ComponentDoc | FunctionDoc | TypeDoc | ValueDoc

/** A data attribute of a component's elements. */
export interface AttributeDoc {
  readonly name: string
  /** Values that the style sheet or the code names. */
  readonly values: readonly string[]
  /** The props or states that it mirrors, by their `@selector`. */
  readonly props: readonly string[]
  /** Its meaning, from the comment with its `@selector`. */
  readonly text: string
}

/** The style of a component. */
export interface StyleDoc {
  /** The classes that its sheet styles. */
  readonly classes: readonly string[]
  readonly attributes: readonly AttributeDoc[]
  /** Custom properties that its sheet sets, with their values. */
  readonly sets: readonly { readonly name: string; readonly value: string }[]
  /** Tokens that its sheet reads. */
  readonly reads: readonly string[]
}

/** A story, with its source. */
export interface StoryDoc {
  /** The name of the export, such as OnAllocation. */
  readonly exportName: string
  readonly name: string
  readonly code: string
  /** `phone` for a story that is made for a narrow screen. */
  readonly viewport: string | null
}

/** The stories of one file. */
export interface StoriesDoc {
  /** Path of the file in the workspace. */
  readonly file: string
  readonly title: string
  readonly stories: readonly StoryDoc[]
}

/** Exports that stand on one page. */
export interface ModuleDoc {
  readonly packageName: string
  /** Path of its folder or file in the sources of the package, without an extension. */
  readonly path: string
  /** What code imports it from, such as @gauze/ui/catalog/product-card. */
  readonly importPath: string
  readonly title: string
  readonly exports: readonly ExportDoc[]
  readonly style: StyleDoc | null
  readonly stories: readonly StoriesDoc[]
  /** Words that a partner may replace: keys with their text in code. */
  readonly words: readonly { readonly key: string; readonly text: string; readonly sentence: string }[]
}
