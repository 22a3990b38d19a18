/** Keeps secrets out of a report. */
export interface Secrets {
  /** Adds a text that no report may contain. */
  add(secret: string): void
  /** Returns the text without the secrets that were added. */
  redact(text: string): string
}

/** Texts shorter than this would blank out ordinary words. */
const leastLength = 4

/** Creates a list of secrets. */
export function createSecrets(): Secrets {
  const known = new Set<string>()
  return {
    add: (secret) => {
      if (secret.length < leastLength) return
      // As the text itself, and as it stands in JSON or in an address.
      for (const form of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]) known.add(form)
    },
    redact: (text) => {
      const longestFirst = [...known].sort((one, other) => other.length - one.length)
      return longestFirst.reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text)
    },
  }
}
