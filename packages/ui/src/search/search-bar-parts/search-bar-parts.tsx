'use client'
import { type ComponentPropsWithRef, createContext, type ReactElement, type ReactNode, use } from 'react'
import { SearchIcon } from '../../icons/index.js'
import { Part, type PartProps } from '../../internal/part.js'
import { type SearchBarProps, type SearchBarView, useSearchBar } from '../search-bar/index.js'

export interface SearchBarRootProps extends SearchBarProps {
  children: ReactNode
}

/** The state of the parts. */
interface SearchBarState {
  isOpen: boolean
}

type InputProps = ComponentPropsWithRef<'input'>
type ButtonProps = ComponentPropsWithRef<'button'>

const SearchBarContext = createContext<SearchBarView | null>(null)

function useParts(part: string): SearchBarView & { state: SearchBarState } {
  const view = use(SearchBarContext)
  if (!view) {
    throw new Error(
      `SearchBarParts.${part} found no search bar, because no <SearchBarParts.Root> is around it. Put it inside of one.`,
    )
  }
  return { ...view, state: { isOpen: view.list !== null } }
}

/** The form of a search bar. It holds the parts and the values that they share. */
function SearchBarRoot({ children, ...props }: SearchBarRootProps) {
  const view = useSearchBar(props)
  return (
    <SearchBarContext value={view}>
      <search className="gz-search-region">
        <form {...view.form}>{children}</form>
      </search>
    </SearchBarContext>
  )
}

/** The box around field and button. */
function SearchBarFrame(props: PartProps<SearchBarState>) {
  return <Part {...props} slot="frame" state={useParts('Frame').state} />
}

/**
 * The search field. The bar sets its value and handles its keys; it also sets name and placeholder unless you pass
 * them. `render` receives all props of the field with its ref.
 */
function SearchBarInput({
  render,
  ...props
}: Omit<InputProps, 'ref'> & {
  /** Renders an element that replaces the input and receives its attributes. */
  render?: (props: InputProps) => ReactElement
}) {
  const { input } = useParts('Input')
  const { placeholder = input.placeholder, 'aria-label': label = input['aria-label'] } = props
  const all: InputProps = { ...props, ...input, placeholder, 'aria-label': label }
  return render ? render(all) : <input {...all} />
}

/** The button that searches: its content, or its name and an icon, of which a theme shows one. */
function SearchBarSubmit({
  render,
  children,
  ...props
}: ButtonProps & {
  /** Renders an element that replaces the button and receives its attributes. */
  render?: (props: ButtonProps) => ReactElement
}) {
  const { submit } = useParts('Submit').text
  const named: ButtonProps = {
    'aria-label': submit,
    children: (
      <>
        <span>{submit}</span>
        <SearchIcon />
      </>
    ),
  }
  const all: ButtonProps = { ...(children ? { children } : named), ...props, type: 'submit' }
  return render ? render(all) : <button {...all} />
}

/** The suggestions while they are open, and the announcements about them for screen readers. */
function SearchBarList(props: Omit<PartProps<SearchBarState>, 'children'>) {
  const { list, news, state } = useParts('List')
  return (
    <>
      {list ? (
        <Part {...props} slot="list" state={state}>
          {list}
        </Part>
      ) : null}
      {news === null ? null : (
        <p role="status" className="gz-visually-hidden">
          {news}
        </p>
      )}
    </>
  )
}

/**
 * The parts of `SearchBar`, for a bar in another order or with more in it. They are a module of their own, as the bar is
 * on every page. Each takes `className` (a string, or a function of `isOpen` for frame and list) and `render`.
 *
 * @example
 * <SearchBarParts.Root {...useSearchField({ onNavigate })}>
 *   <SearchBarParts.Frame>
 *     <SearchBarParts.Input />
 *     <SearchBarParts.Submit>Go</SearchBarParts.Submit>
 *   </SearchBarParts.Frame>
 *   <SearchBarParts.List />
 * </SearchBarParts.Root>
 */
export const SearchBarParts = {
  Root: SearchBarRoot,
  Frame: SearchBarFrame,
  Input: SearchBarInput,
  Submit: SearchBarSubmit,
  List: SearchBarList,
}
