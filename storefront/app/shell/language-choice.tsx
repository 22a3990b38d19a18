import { useLocation } from 'react-router-dom'
import { languages } from '../language/languages.js'
import { useLanguage, useWords } from '../language/words.js'
import { languageChoiceMessages } from './language-choice.messages.js'

/**
 * The choice of the store's language, each in its own name. Without script the server keeps it and leads back; with
 * script the page is loaded again in its place, with its drafts and without another step in the history.
 */
export function LanguageChoice() {
  const { pathname, search } = useLocation()
  const current = useLanguage()
  const { label } = useWords('languageChoice', languageChoiceMessages)
  return (
    <form
      action="/language"
      aria-label={label}
      className="language-choice"
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        if (submitter instanceof HTMLButtonElement) void choose(submitter.value)
      }}
    >
      <input type="hidden" name="page" value={pathname + search} />
      {Object.entries(languages).map(([language, { name, locale }]) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={locale}
          aria-current={language === current ? 'true' : undefined}
        >
          {name}
        </button>
      ))}
    </form>
  )
}

/** Has the server keep the choice, then shows the page in it. Without a connection the page stays as it is. */
async function choose(language: string): Promise<void> {
  const params = new URLSearchParams({ language, page: '/' })
  const isKept = await fetch(`/language?${params}`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
  if (isKept) window.location.reload()
}
