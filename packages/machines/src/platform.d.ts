// The only platform API that machines use: canceling a call. Browsers, Node and workers have it, ES libraries do not.
interface AbortSignal {
  readonly aborted: boolean
}

interface AbortController {
  readonly signal: AbortSignal
  abort(): void
}

declare const AbortController: { new (): AbortController }
