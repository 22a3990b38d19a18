/** Facts of an event: never a name, an address, a term that could contain one, or anything else personal. */
export type AnalyticsProperties = Readonly<Record<string, string | number | boolean>>

/** Sends events to where they are evaluated. */
export type AnalyticsSink<Event extends string = string> = (event: Event, properties: AnalyticsProperties) => void

/** Passes analytics events to a sink. */
export interface Tracker<Event extends string> {
  /** Reports an event. Events before the sink has loaded wait for it. */
  readonly track: (event: Event, properties?: AnalyticsProperties) => void
  /** Connects a sink, and sends it the waiting events first. */
  readonly connect: (sink: AnalyticsSink<Event>) => void
}

const MAX_WAITING = 100

/**
 * Creates a tracker of the events of a page, by their names. It is small, because every page loads it; the code
 * that sends the events loads later.
 *
 * @example
 * const tracker = createTracker<'Page_View' | 'Sort_Changed'>()
 * tracker.track('Sort_Changed', { sort: 'name' })
 */
export function createTracker<Event extends string>(): Tracker<Event> {
  const waiting: [Event, AnalyticsProperties][] = []
  let sink: AnalyticsSink<Event> | undefined
  return {
    track(event, properties = {}) {
      if (sink) sink(event, properties)
      else if (waiting.length < MAX_WAITING) waiting.push([event, properties])
    },
    connect(to) {
      sink = to
      for (const [event, properties] of waiting.splice(0)) to(event, properties)
    },
  }
}
